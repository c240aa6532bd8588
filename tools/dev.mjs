// npm run dev: the page with hot reload on PORT; behind it a server that restarts when its code changes.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const port = process.env.PORT ?? '3000';
const api = await freePort();
const origin = `http://localhost:${port}`;

const children = [
  start('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    PORT: String(api),
    PUBLIC_URL: origin,
    NODE_ENV: 'development',
  }),
  start('vite', ['apps/web', '--port', port, '--strictPort'], { FIVEFOLD_API: String(api) }),
];
for (const child of children)
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 1;
  });
console.log(`Fivefold for development: ${origin}`);

/** @param {string} command @param {string[]} args @param {Record<string, string>} env */
function start(command, args, env) {
  const shell = process.platform === 'win32';
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
