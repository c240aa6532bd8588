// Finds or installs a Chromium for the browser tests: CHROMIUM_PATH, Playwright's, the system's, a download, or apt as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const EXECUTABLES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns '' for Playwright's own build, a path for another browser, undefined when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return '';
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = EXECUTABLES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...MAC_APPLICATIONS].find((file) => existsSync(file));
}

function ensureChromium() {
  if (findChromium() === undefined) {
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
    run(process.execPath, [cli, 'install', 'chromium']);
  }
  if (findChromium() === undefined && process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-noto-core',
    ]);
  }
  return findChromium();
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.log(`> ${path.basename(command)} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && ensureChromium() === undefined) {
  console.error('No Chromium: install one, or set CHROMIUM_PATH to its executable.');
  process.exit(1);
}
