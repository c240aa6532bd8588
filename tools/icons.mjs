// Draws the app icons from favicon.svg. Run `node tools/icons.mjs` after a change of that file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const folder = path.join(import.meta.dirname, '../apps/web/public');
const drawing = readFileSync(path.join(folder, 'favicon.svg'), 'utf8').replace(
  '<svg ',
  '<svg width="100%" height="100%" ',
);
const BACKGROUND = '#fcfbf7';

/** File, size, border, background. A mask may cut away all but the inner four fifths. @type {[string, number, number, string][]} */
const ICONS = [
  ['icon-192.png', 192, 0.08, BACKGROUND],
  ['icon-512.png', 512, 0.08, BACKGROUND],
  ['icon-maskable-512.png', 512, 0.2, BACKGROUND],
  ['apple-touch-icon.png', 180, 0.12, BACKGROUND],
];

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const [file, size, border, background] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * (1 - 2 * border));
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}"><div style="width:${inner}px;height:${inner}px">${drawing}</div></body>`,
  );
  await page.screenshot({ path: path.join(folder, file) });
  await page.close();
}
await browser.close();
