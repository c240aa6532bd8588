// Checks the size of what a browser has to load, document, scripts and styles in brotli as the server sends them, and fails
// when a screen or a game exceeds its budget. Fonts are counted apart.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const KB = 1000;
const HOME_BUDGET = 97 * KB;
/** Opened by its link, until it can be used. */
const LOBBY_BUDGET = 111.5 * KB;
const GAME_BUDGET = 30 * KB;
const FONT_BUDGET = 160 * KB;

const dist = path.join(import.meta.dirname, '../apps/web/dist');
/** @type {Record<string, { file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const games = readdirSync(path.join(import.meta.dirname, '../packages/rules/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kernel')
  .map(({ name }) => name);

const languages = Object.values(manifest)
  .map(({ src }) => /i18n\/(..)\.ts$/.exec(src ?? '')?.[1] ?? '')
  .filter((lang) => lang !== '');

let failed = false;
/** @param {string} what @param {number} size @param {number} budget */
function check(what, size, budget) {
  const line = `${what}: ${(size / KB).toFixed(1)} KB of ${budget / KB} KB`;
  if (size <= budget) return console.log(line);
  console.error(`over budget: ${line}`);
  failed = true;
}

/** These chunks and their static imports. @param {string[]} keys */
function withImports(keys) {
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
const filesOf = (keys) =>
  [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
/** @param {Iterable<string>} files */
function sizeOf(files) {
  let sum = 0;
  for (const file of new Set(files)) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(path.join(dist, file))).length);
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

/** A group of vite.config.ts, which has a name but no source file. */
const lobbyChunk = Object.keys(manifest).find((key) => manifest[key]?.name === 'lobby');
if (!lobbyChunk) throw new Error('the build has no chunk for the lobby');

/** Chunks of the first hands and of the coach, which load only when they are opened. */
const WHEN_OPENED = /(^|\/)(firstHand|coach)(\/|\.ts$)|^_(CoachVerdictCard|FirstHandPage)-/;
for (const part of ['firstHand/FirstHandPage.tsx', 'coach/ReplayCoach.tsx', 'coach/TurningPoints.tsx'])
  if (!WHEN_OPENED.test(chunk(part))) throw new Error(`the name of the chunk ${part} has changed`);
/** @param {string} what @param {Set<string>} keys */
function checkNotLoaded(what, keys) {
  const early = [...keys].filter((key) => WHEN_OPENED.test(key));
  if (early.length === 0) return;
  console.error(`${what} load what should wait until it is opened: ${early.join(', ')}`);
  failed = true;
}

/** What every page begins with. */
const DOCUMENT = ['index.html', 'boot.js'];
const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
for (const lang of languages) {
  const first = [...entry, chunk(`i18n/${lang}.ts`)];
  const home = withImports([...first, chunk('home/Home.tsx'), chunk(`home/${lang}.ts`)]);
  const lobby = withImports([...first, lobbyChunk, ...['net/socket.ts', `lobby/${lang}.ts`].map(chunk)]);
  checkNotLoaded(`home and lobby (${lang})`, new Set([...home, ...lobby]));
  check(`home (${lang})`, sizeOf([...DOCUMENT, ...filesOf(home)]), HOME_BUDGET);
  check(`the lobby by its link (${lang})`, sizeOf([...DOCUMENT, ...filesOf(lobby)]), LOBBY_BUDGET);
}

// Chunks that several games share are loaded once and do not count for a game.
const loadedBefore = withImports([...entry, lobbyChunk, chunk('room/GameScreen.tsx')]);
const tables = games.map((game) => ({ game, all: withImports([chunk(`games/${game}/index.ts`)]) }));
for (const { game, all } of tables) {
  const shared = (/** @type {string} */ key) => tables.filter((table) => table.all.has(key)).length > 1;
  const own = [...all].filter((key) => !loadedBefore.has(key) && !shared(key));
  const texts = Math.max(...languages.map((lang) => sizeOf(filesOf([chunk(`games/${game}/${lang}.ts`)]))));
  check(`rules, table and texts of ${game}`, sizeOf(filesOf(own)) + texts, GAME_BUDGET);
}

const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
/** @param {string} subset */
function fontSize(subset) {
  const files = fonts.filter((file) => file.includes(`-${subset}-`));
  if (files.length === 0) throw new Error(`the build has no fonts for ${subset}`);
  return files.reduce((sum, file) => sum + readFileSync(path.join(dist, 'assets', file)).length, 0);
}
check('fonts (en)', fontSize('latin'), FONT_BUDGET);
check('fonts (ru)', fontSize('latin') + fontSize('cyrillic'), FONT_BUDGET);
process.exit(failed ? 1 : 0);
