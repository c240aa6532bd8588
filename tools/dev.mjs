// npm run dev: serves the page with hot reload on PORT, and a server that restarts when its code changes.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const port = process.env.PORT ?? '3000';
const api = await freePort(0);
await freePort(Number(port)).catch(() => {
  console.error(`Port ${port} is taken: set PORT to another one.`);
  process.exit(1);
});
const origin = `http://localhost:${port}`;

const children = [
  start('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    PORT: String(api),
    ALLOWED_ORIGINS: origin,
    NODE_ENV: 'development',
  }),
  start('vite', ['apps/web', '--port', port, '--strictPort'], { FIVEFOLD_API: String(api) }),
];
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1; // keep the code of the first that ended
    for (const other of children) other.kill();
  });
console.log(`Fivefold for development: ${origin}`);

/** @param {string} command @param {string[]} args @param {Record<string, string>} env */
function start(command, args, env) {
  const shell = process.platform === 'win32';
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell });
}

/** Resolves to a free port: the wanted one, or any for 0. @param {number} wanted @returns {Promise<number>} */
function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(wanted, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
