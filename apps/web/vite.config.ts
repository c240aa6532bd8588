import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The port of the game server while developing; the built client is served by that server itself. */
const api = `http://localhost:${process.env.FIVEFOLD_API ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { proxy: { '/socket.io': { target: api, ws: true }, '/api': api } },
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, reportCompressedSize: true },
});
