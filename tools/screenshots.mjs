// Takes the screenshots of the manifest from the built page. Run `node tools/screenshots.mjs` after a change of its look.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'apps/web/public');
const data = mkdtempSync(path.join(tmpdir(), 'fivefold-screenshots-'));
const server = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
  env: { ...process.env, PORT: '0', DATA_DIR: data },
  stdio: ['ignore', 'pipe', 'inherit'],
});
/** @type {string} */
const url = await new Promise((resolve) => {
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
    const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
    if (found) resolve(found);
  });
});

/** File, page, element to wait for, width, height. @type {[string, string, string, number, number][]} */
const SCREENSHOTS = [
  ['screenshot-home.png', '/', 'home', 390, 844],
  ['screenshot-table.png', '/practice/red7', 'hand', 390, 844],
  ['screenshot-wide.png', '/', 'home', 1280, 800],
];
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const [file, where, ready, width, height] of SCREENSHOTS) {
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await page.goto(url + where);
  await page.getByTestId(ready).first().waitFor();
  const known = page.getByRole('button', { name: 'I know how to play' });
  if (await known.isVisible()) await known.click();
  await page.waitForFunction('document.fonts.status === "loaded"');
  await page.screenshot({ path: path.join(folder, file) });
  await page.close();
}
await browser.close();
server.kill();
rmSync(data, { recursive: true, force: true });
