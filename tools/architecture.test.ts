import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Lints these files as if they were part of the project. */
function lint(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-lint-'));
  try {
    cpSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
    cpSync(path.join(root, 'tools/pure.grit'), path.join(folder, 'tools/pure.grit'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const biome = path.join(root, 'node_modules/.bin/biome');
    const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
    const { stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const use = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const x = ${name};\n`;
const VIOLATIONS: readonly (readonly [what: string, file: string, text: string, message: string])[] = [
  ['a game imports another', 'packages/rules/src/red7/a.ts', use('iota', '../iota/game.ts'), 'one way'],
  [
    'a game imports the list of games',
    'packages/rules/src/red7/o.ts',
    use('games', '../games.ts'),
    'one way',
  ],
  ['a new game imports another', 'packages/rules/src/sixth/p.ts', use('iota', '../iota/game.ts'), 'one way'],
  ['a game reads a file', 'packages/rules/src/red7/q.ts', use('readFileSync', 'node:fs'), 'no Node modules'],
  ['the kernel imports a game', 'packages/rules/src/kernel/b.ts', use('iota', '../iota/game.ts'), 'one way'],
  ['rules import the room', 'packages/rules/src/red7/c.ts', use('decide', '@fivefold/room'), 'one way'],
  ['rules read a file', 'packages/rules/src/d.ts', use('readFileSync', 'node:fs'), 'no Node modules'],
  ['bots import the room', 'packages/bots/src/e.ts', use('decide', '@fivefold/room'), 'one way'],
  ['a simple player imports bots', 'bench/panel/r.ts', use('decide', '@fivefold/bots'), 'only rules'],
  ['a simple player imports the arena', 'bench/panel/s.ts', use('mean', '../stats.ts'), 'only rules'],
  ['the room imports bots', 'packages/room/src/f.ts', use('decide', '@fivefold/bots'), 'one way'],
  ['the page imports bots', 'apps/web/src/g.ts', use('decide', '@fivefold/bots'), 'one way'],
  [
    'rules use Math.random',
    'packages/rules/src/red7/h.ts',
    'export const x = Math.random();\n',
    'no Math.random',
  ],
  ['the room reads a clock', 'packages/room/src/i.ts', 'export const x = Date.now();\n', 'no clock'],
  ['a bot reads the environment', 'packages/bots/src/j.ts', 'export const x = process.env;\n', 'is pure'],
  [
    'a promise is not awaited',
    'tools/k.ts',
    'async function f() {}\nexport const g = () => {\n  f();\n};\n',
    'Promise',
  ],
  ['two files import each other', 'packages/rules/src/red7/m.ts', use('y', './n.ts'), 'cycle'],
  ['a parameter is any', 'tools/l.ts', 'export const x = (y: any) => y;\n', 'any'],
];
const CLEAN = 'packages/rules/src/red7/clean.ts';
const CLEAN_PANEL = 'bench/panel/clean.ts';
const CLEAN_TEST = 'packages/rules/src/red7/clean.test.ts';
const output = lint({
  ...Object.fromEntries(VIOLATIONS.map(([, file, text]) => [file, text])),
  [CLEAN]: use('ok', '../kernel/result.ts'),
  [CLEAN_PANEL]: use('bestBy', './player.ts'),
  'bench/panel/player.ts': 'export const bestBy = 1;\n',
  [CLEAN_TEST]: use('ok', '../../testing/contract.ts'),
  'packages/rules/src/red7/n.ts': "import { x } from './m.ts';\nexport const y = x;\n",
  'packages/rules/src/kernel/result.ts': 'export const ok = 1;\n',
  'packages/rules/testing/contract.ts': 'export const ok = 1;\n',
});
/** The diagnostics of one file. */
const diagnosticsOf = (file: string) =>
  output
    .split(/^(?=\S+\.ts:)/m)
    .filter((part) => part.startsWith(file))
    .join('');

test.each(VIOLATIONS)('reports that %s', (_what, file, _text, message) => {
  expect(diagnosticsOf(file)).toContain(message);
});

test.each([CLEAN, CLEAN_PANEL, CLEAN_TEST])('accepts %s', (file) => {
  expect(diagnosticsOf(file)).toBe('');
});
