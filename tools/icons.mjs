// Draws the icons of the installed page from the pinwheel: `node tools/icons.mjs`, after a change of favicon.svg.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const folder = path.join(import.meta.dirname, '../apps/web/public');
const drawing = readFileSync(path.join(folder, 'favicon.svg'), 'utf8').replace(
  '<svg ',
  '<svg width="100%" height="100%" ',
);
const GROUND = '#fcfbf7';

/** A mask may cut away everything outside of the inner four fifths. @type {[string, number, number, string][]} */
const ICONS = [
  ['icon-192.png', 192, 0.08, GROUND],
  ['icon-512.png', 512, 0.08, GROUND],
  ['icon-maskable-512.png', 512, 0.2, GROUND],
  ['apple-touch-icon.png', 180, 0.12, GROUND],
];

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const [file, size, border, ground] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * (1 - 2 * border));
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><div style="width:${inner}px;height:${inner}px">${drawing}</div></body>`,
  );
  await page.screenshot({ path: path.join(folder, file) });
  await page.close();
}
await browser.close();
