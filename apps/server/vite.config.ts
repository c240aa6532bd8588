import { defineConfig } from 'vite';

/** npm packages stay outside, the workspace's own are built in; the bot worker is an entry of its own. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/main.ts', botWorker: 'src/bots/worker.ts', log: 'src/logTool/main.ts' },
    },
  },
});
