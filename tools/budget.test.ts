import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const SCREENS = ['home/Home.tsx', 'net/socket.ts', 'lobby/Lobby.tsx', 'room/GameScreen.tsx'];
const WHEN_OPENED = ['firstHand/FirstHandPage.tsx', 'coach/ReplayCoach.tsx', 'coach/TurningPoints.tsx'];
const TEXTS = ['en', 'ru'].flatMap((lang) =>
  ['i18n', 'home', 'lobby'].map((folder) => `${folder}/${lang}.ts`),
);
const FONTS = ['golos-latin-400.woff2', 'golos-cyrillic-400.woff2'];

interface Build {
  readonly tables?: readonly string[];
  readonly fonts?: readonly string[];
  /** What the lobby imports. */
  readonly imports?: readonly string[];
}

/** Checks a small build of the game `solo` with these tables, fonts and imports. */
function budget({ tables = ['solo'], fonts = FONTS, imports = [] }: Build) {
  const root = mkdtempSync(path.join(tmpdir(), 'fivefold-'));
  const dist = path.join(root, 'apps/web/dist');
  for (const folder of ['tools', 'packages/rules/src/solo', 'apps/web/dist/.vite', 'apps/web/dist/assets'])
    mkdirSync(path.join(root, folder), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, 'budget.mjs'), path.join(root, 'tools/budget.mjs'));
  const sources = [
    ...SCREENS,
    ...WHEN_OPENED,
    ...TEXTS,
    ...tables.flatMap((game) => ['index', 'en', 'ru'].map((file) => `games/${game}/${file}.ts`)),
  ];
  const manifest = Object.fromEntries(
    sources.map((src) => {
      const isLobby = src === 'lobby/Lobby.tsx';
      return [`src/${src}`, { file: 'assets/chunk.js', src, ...(isLobby ? { name: 'lobby', imports } : {}) }];
    }),
  );
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['index.html', 'boot.js']) writeFileSync(path.join(dist, file), 'x');
  for (const file of ['chunk.js', ...fonts]) writeFileSync(path.join(dist, 'assets', file), 'x');
  return spawnSync(process.execPath, [path.join(root, 'tools/budget.mjs')], { encoding: 'utf8' });
}

test('checks scripts, games and fonts of a complete build', () => {
  const { status, stdout } = budget({});
  expect(status).toBe(0);
  expect(stdout.match(/^.+:/gm)).toEqual([
    'home (en):',
    'the lobby by its link (en):',
    'home (ru):',
    'the lobby by its link (ru):',
    'rules, table and texts of solo:',
    'fonts (en):',
    'fonts (ru):',
  ]);
});

test.each([
  ['a game without a chunk', { tables: [] }, 'the build has no chunk for games/solo/index.ts'],
  ['no fonts for Latin', { fonts: FONTS.slice(1) }, 'the build has no fonts for latin'],
  ['a lobby that loads the coach', { imports: ['src/coach/ReplayCoach.tsx'] }, 'load what should wait'],
  [
    'a lobby that loads a part of the coach',
    { imports: ['_CoachVerdictCard-B4op7CSE.js'] },
    'load what should wait',
  ],
  ['a lobby that loads a first hand', { imports: ['src/games/solo/firstHand.ts'] }, 'load what should wait'],
  ['no fonts for Cyrillic', { fonts: FONTS.slice(0, 1) }, 'the build has no fonts for cyrillic'],
])('fails for a build with %s', (_what, build, message) => {
  const { status, stderr } = budget(build);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});
