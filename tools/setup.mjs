// Installs the dependencies unless the lock file is unchanged, so that later starts need no network.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PNPM = 'pnpm@12.18.0';
const root = path.join(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules/.fivefold-lock');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .update(readFileSync(path.join(root, 'pnpm-workspace.yaml')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // Without the release-age check: it would query the registry for every package, and the lock has hashes.
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--config.minimumReleaseAge=0'];
  const { status } = spawnSync('npx', ['--yes', '--prefer-offline', PNPM, ...install], {
    cwd: root,
    stdio: ['ignore', 2, 2], // stdout may be parsed as JSON by the caller
    shell: process.platform === 'win32', // npx is a .cmd file on Windows
  });
  if (status !== 0) {
    console.error(
      'The dependencies could not be installed: see the lines above. Is the package registry reachable?',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
