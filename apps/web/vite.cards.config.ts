import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Only the page of cards, for the tests that look at them; it is no part of what is served. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: '../../node_modules/.cache/cards',
    emptyOutDir: true,
    rolldownOptions: { input: `${import.meta.dirname}/cards.html` },
  },
});
