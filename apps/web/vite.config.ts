import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The port of the game server while developing; the built client is served by that server itself. */
const api = `http://localhost:${process.env.FIVEFOLD_API ?? '3000'}`;

/** The many small modules that home and lobby share are one chunk, which compresses better. */
const SHELL =
  /node_modules.*(react|scheduler|zustand|wouter)|packages\/(rules\/src\/ids|art)|apps\/web\/src\/(net\/(?!socket\.)|state|i18n\/(core|language|lazyMessages|useT)|ui\/(Avatar|ErrorBoundary|Button|MessagePage|Controls|Emblem|Icon|PinwheelLogo|SuspenseBoundary|Toasts|faces|classNames|Chip|layout)|room\/(AppearanceMenu|lastTable|SoloContext|nonces|invite|OfflineBanner)|games\/(groupFilesByGame|manifests|[^/]+\/manifest)|table\/TableBackground|table\/words|lobby\/(words|useLobby|Invite|BotLevelButtons|LobbyOptions\.module))/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // wouter brings this along for a React that has it not: ours does.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { proxy: { '/socket.io': { target: api, ws: true }, '/api': api } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false }, // browsers that lack it load the same files a little later
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } } },
  },
});
