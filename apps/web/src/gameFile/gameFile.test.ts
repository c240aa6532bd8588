import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyGame, type GameId, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { type GameFileProblem, MAX_GAME_FILE_BYTES, parseGameFile, serializeGameFile } from './gameFile.ts';
import { openGameFile } from './openGameFile.ts';

const folder = path.join(import.meta.dirname, '../../../../packages/rules/replays');

function savedGame(id: GameId) {
  const game: AnyGame = games[id]!;
  const [name] = readdirSync(path.join(folder, id));
  const golden = JSON.parse(readFileSync(path.join(folder, id, name!), 'utf8'));
  return serializeGameFile({
    game: id,
    rules: `${game.id}@${game.version}`,
    options: golden.options,
    seed: golden.seed,
    names: Array.from({ length: golden.seats }, (_, i) => `P${i}`),
    actions: golden.actions.map(([seat, action]: [number, unknown]) => ({ seat, action })),
  });
}

const open = (text: string) => openGameFile({ size: text.length, text: async () => text });

test.each(Object.keys(games) as GameId[])('a saved game of %s opens without a server', async (id) => {
  const opened = await open(savedGame(id));
  expect(opened.ok && opened.value.table!.outcome).toBeTruthy();
  expect(opened.ok && opened.value.code).toBe('');
});

const good = () =>
  JSON.parse(savedGame('red7')) as Record<string, unknown> & { actions: [number, unknown][] };
const changed = (change: Record<string, unknown>) => JSON.stringify({ ...good(), ...change });

test.each<[string, () => string, GameFileProblem]>([
  ['no JSON', () => '{"format":"fivefold-game"', 'damaged'],
  ['another kind of file', () => '[1,2,3]', 'damaged'],
  ['nested deeply', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'damaged'],
  ['an unknown field', () => changed({ script: 'alert(1)' }), 'damaged'],
  ['another game', () => changed({ game: 'chess' }), 'damaged'],
  ['a prototype', () => savedGame('red7').replace('{', '{"__proto__":{"x":1},'), 'damaged'],
  ['another version', () => changed({ version: 2, more: 1 }), 'other-version'],
  ['other rules', () => changed({ rules: 'red7@999' }), 'other-rules'],
  [
    'a script as a name',
    () => changed({ names: ['<script>alert(document.cookie)</script>', 'B', 'C'] }),
    'names',
  ],
  ['a name with invisible characters', () => changed({ names: ['A\u202eB', 'B', 'C'] }), 'names'],
  ['an empty name', () => changed({ names: ['', 'B', 'C'] }), 'names'],
  ['too few faces', () => changed({ faces: ['fox'] }), 'names'],
  ['a face that nobody has', () => changed({ faces: ['<svg>', 'fox', 'cat'] }), 'damaged'],
  ['a move out of turn', () => changed({ actions: good().actions.slice(1) }), 'moves'],
  ['a move of nobody', () => changed({ actions: [[7, {}]] }), 'moves'],
  ['no end', () => changed({ actions: good().actions.slice(0, 2) }), 'moves'],
  ['one player', () => changed({ names: ['A'] }), 'moves'],
  ['options of another game', () => changed({ options: { actions: 'yes' } }), 'moves'],
  ['too many moves', () => changed({ actions: Array.from({ length: 10_001 }, () => [0, 1]) }), 'damaged'],
])('a file with %s is refused with its own sentence', async (_what, text, problem) => {
  expect(await open(text())).toEqual({ ok: false, error: problem });
});

test('a file of 50 MB is refused before it is read', async () => {
  const text = () => Promise.reject(new Error('it was read'));
  expect(await openGameFile({ size: 50_000_000, text })).toEqual({ ok: false, error: 'too-large' });
  expect(parseGameFile(' '.repeat(MAX_GAME_FILE_BYTES + 1))).toEqual({ ok: false, error: 'too-large' });
});
