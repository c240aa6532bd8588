import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassName } from './vite.classNames.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The port of the game server while developing; the built client is served by that server itself. */
const api = `http://localhost:${process.env.FIVEFOLD_API ?? '3000'}`;

/** Few large chunks compress better than many small ones. What several screens need comes with the page. */
const SHELL =
  /(room\/src\/protocol\/events|web\/src\/(main|games\/manifests|lobby\/useLobby|room\/(AppearanceMenu|invite)|table\/TableBackground|ui\/(Avatar|Chip|Controls|DialogLoading|Emblem|FoldedPentagon|SuspenseBoundary)))\.tsx?$/;
const LOBBY = /web\/src\/lobby\/(Lobby|Invite)\.tsx$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // wouter brings this along for a React that has it not: ours does.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: shortClassName } },
  server: { proxy: { '/socket.io': { target: api, ws: true }, '/api': api } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false, // browsers that lack it load the same files a little later
      // The page lists its first files. Lists for all lazy chunks would make each page two kilobytes larger.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL, priority: 2 },
            { name: 'lobby', test: LOBBY, priority: 1 },
          ],
        },
      },
    },
  },
});
