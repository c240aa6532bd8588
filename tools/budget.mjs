// What a browser has to load, on the built files: fails with a clear line when a screen or a game has grown too heavy.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const SCRIPT = 115 * KB;
const GAME = 30 * KB;
const FONTS = 160 * KB;

const dist = path.join(import.meta.dirname, '../apps/web/dist');
/** @type {Record<string, { file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }>} */
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const games = readdirSync(path.join(import.meta.dirname, '../packages/rules/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kernel')
  .map(({ name }) => name);

let failed = false;
/** @param {string} what @param {number} size @param {number} most */
function check(what, size, most) {
  const line = `${what}: ${(size / KB).toFixed(1)} KB of ${most / KB} KB`;
  if (size <= most) return console.log(line);
  console.error(`too heavy: ${line}`);
  failed = true;
}

/** The chunks that come with these, without what is only loaded on demand. @param {string[]} keys */
function closure(keys) {
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return seen;
}
const sizes = new Map();
/** @param {Iterable<string>} keys */
function gzipped(keys) {
  let sum = 0;
  for (const key of keys) {
    const file = manifest[key]?.file ?? '';
    if (!file.endsWith('.js')) continue;
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
    sum += sizes.get(file);
  }
  return sum;
}
/** @param {string} end */
function chunk(end) {
  const key = Object.keys(manifest).find((name) => (manifest[name]?.src ?? name).endsWith(end));
  if (!key) throw new Error(`the build has no chunk for ${end}`);
  return key;
}

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
for (const lang of ['en', 'ru']) {
  const words = [chunk(`i18n/${lang}.ts`), chunk(`lobby/${lang}.ts`)];
  const needed = closure([...entry, chunk('lobby/Lobby.tsx'), ...words]);
  check(`script for home and lobby (${lang})`, gzipped(needed), SCRIPT);
}

// What several games use is furniture, loaded once; a game is its rules and its table.
const before = closure([...entry, chunk('lobby/Lobby.tsx'), chunk('room/Playing.tsx')]);
const tables = games.map((game) => ({ game, all: closure([chunk(`games/${game}/index.ts`)]) }));
for (const { game, all } of tables) {
  const shared = (/** @type {string} */ key) => tables.filter((table) => table.all.has(key)).length > 1;
  const own = [...all].filter((key) => !before.has(key) && !shared(key));
  check(`rules and table of ${game}`, gzipped(own), GAME);
}

const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
/** @param {string} subset */
function weight(subset) {
  const files = fonts.filter((file) => file.includes(`-${subset}-`));
  if (files.length === 0) throw new Error(`the build has no fonts for ${subset}`);
  return files.reduce((sum, file) => sum + readFileSync(path.join(dist, 'assets', file)).length, 0);
}
check('fonts (en)', weight('latin'), FONTS);
check('fonts (ru)', weight('latin') + weight('cyrillic'), FONTS);
process.exit(failed ? 1 : 0);
