// Draws the app icons from favicon.svg. Run `node tools/icons.mjs` after a change of that file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const folder = path.join(import.meta.dirname, '../apps/web/public');
const drawing = readFileSync(path.join(folder, 'favicon.svg'), 'utf8').replace(
  '<svg ',
  '<svg width="100%" height="100%" ',
);
const BACKGROUND = '#fcfbf7';

const NONE = 'transparent';
/** Sizes of favicon.ico. */
const FAVICON_SIZES = [16, 32, 48];

/** File, size, border, background. A mask may cut away all but the inner four fifths. @type {[string, number, number, string][]} */
const ICONS = [
  ['icon-192.png', 192, 0.08, BACKGROUND],
  ['icon-512.png', 512, 0.08, BACKGROUND],
  ['icon-maskable-512.png', 512, 0.2, BACKGROUND],
  ['apple-touch-icon.png', 180, 0.12, BACKGROUND],
];

/** Systems use only the opacity of a monochrome icon: without the background the blades remain, their folds half opaque. */
const monochrome = drawing
  .replace(/<rect[^>]*>/, '')
  .replaceAll(/(M0 0 17-38 19-20Z" )fill="[^"]*"/g, '$1fill="#000" fill-opacity="0.6"')
  .replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#000"');

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

/** @param {number} size @param {number} border @param {string} background @param {string} [svg] */
async function draw(size, border, background, svg = drawing) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * (1 - 2 * border));
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}"><div style="width:${inner}px;height:${inner}px">${svg}</div></body>`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file: a header, one entry of 16 bytes for each picture, and the pictures as PNG. @param {{ size: number, png: Buffer }[]} pictures */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let at = header.length;
  for (const [i, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * i;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

for (const [file, size, border, background] of ICONS)
  writeFileSync(path.join(folder, file), await draw(size, border, background));
writeFileSync(path.join(folder, 'icon-monochrome-512.png'), await draw(512, 0.05, NONE, monochrome));
const pictures = [];
for (const size of FAVICON_SIZES) pictures.push({ size, png: await draw(size, 0, NONE) });
writeFileSync(path.join(folder, 'favicon.ico'), ico(pictures));
await browser.close();
