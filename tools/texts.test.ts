import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalogues, exportTexts, importTexts } from './textExchange.ts';
import { readCatalogues, sourcesOf } from './textFiles.ts';

const english: Catalogues = {
  'apps/web/src/lobby': {
    ready: 'Ready',
    kick: 'Remove {name}?',
    seats: { one: '{n} seat', other: '{n} seats' },
  },
};
const german: Catalogues = {
  'apps/web/src/lobby': {
    ready: 'Bereit',
    kick: '{name} entfernen?',
    seats: { one: '{n} Platz', other: '{n} Plätze' },
  },
};

interface Rows {
  [key: string]: { english: unknown; text: unknown };
}
/** The exported file after somebody has edited it. */
function edited(
  edit: (rows: Rows, file: { language: string; catalogues: Record<string, Rows> }) => void,
): string {
  const file = JSON.parse(exportTexts('de', english, german)) as {
    language: string;
    catalogues: Record<string, Rows>;
  };
  edit(file.catalogues['apps/web/src/lobby']!, file);
  return JSON.stringify(file);
}

describe('texts for translators', () => {
  test('an export comes back as it was', () => {
    expect(importTexts('de', english, exportTexts('de', english, german))).toEqual({
      ok: true,
      texts: german,
    });
  });

  test('a new language has the plural forms that it needs, empty', () => {
    const file = JSON.parse(exportTexts('pl', english, {})) as { catalogues: Record<string, Rows> };
    const rows = file.catalogues['apps/web/src/lobby']!;
    expect(rows.ready).toEqual({ english: 'Ready', text: '' });
    expect(Object.keys(rows.seats!.text as object).sort()).toEqual(['few', 'many', 'one', 'other']);
    expect(importTexts('pl', english, JSON.stringify({ ...file, language: 'pl' }))).toEqual({
      ok: false,
      problem: '"ready" of apps/web/src/lobby is not translated. There are 2 more problems.',
    });
  });

  test.each<[what: string, file: string, problem: string]>([
    ['a damaged file', '{"language":', 'The file is damaged: it is not JSON.'],
    ['another file', '[]', 'The file is not an export of texts.'],
    ['another language', exportTexts('fr', english, german), 'The file has the language fr, not de.'],
    ['a missing key', edited((rows) => delete rows.ready), '"ready" of apps/web/src/lobby is missing.'],
    [
      'an unknown key',
      edited((rows) => Object.assign(rows, { reddy: { english: '', text: 'Bereit' } })),
      'apps/web/src/lobby has no sentence "reddy".',
    ],
    [
      'an unknown catalogue',
      edited((_, file) => Object.assign(file.catalogues, { '../../etc': {} })),
      'There is no catalogue ../../etc.',
    ],
    [
      'a wrong placeholder',
      edited((rows) => Object.assign(rows.kick!, { text: '{nmae} entfernen?' })),
      '"kick" of apps/web/src/lobby must have the placeholders {name}, but has {nmae}.',
    ],
    [
      'a lost plural',
      edited((rows) => Object.assign(rows.seats!, { text: '{n} Plätze' })),
      '"seats" of apps/web/src/lobby must have plural forms.',
    ],
    [
      'a plural form of another language',
      edited((rows) => Object.assign(rows.seats!, { text: { few: '{n} Plätze', other: '{n} Plätze' } })),
      '"seats" of apps/web/src/lobby has the plural form "few", which this language does not have.',
    ],
    [
      'a single asterisk',
      edited((rows) => Object.assign(rows.ready!, { text: '*Bereit' })),
      '"ready" of apps/web/src/lobby has a single asterisk.',
    ],
  ])('%s is refused in one sentence', (_what, file, problem) => {
    expect(importTexts('de', english, file)).toEqual({ ok: false, problem });
  });

  test('the real catalogues survive an export and an import', async () => {
    const [all, russian] = await Promise.all([readCatalogues('en'), readCatalogues('ru')]);
    expect(Object.keys(all).length).toBeGreaterThan(15);
    const read = importTexts('ru', all, exportTexts('ru', all, russian));
    expect(read).toEqual({ ok: true, texts: russian });
    const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
    for (const [i, [, source]] of (await sourcesOf('ru', russian)).entries()) {
      const values = source
        .replace(/^import .*\n/gm, '')
        .replace(/export const ru: .* = /, 'export const ru = ');
      const file = path.join(folder, `${i}.mjs`);
      writeFileSync(file, `const plural = (forms) => ({ forms });\n${values}`);
      execFileSync(process.execPath, ['--check', file]);
    }
  });

  test('the command says what is wrong and changes nothing', () => {
    const before = readFileSync(path.join(import.meta.dirname, '../apps/web/src/lobby/ru.ts'), 'utf8');
    const run = (...args: string[]) =>
      spawnSync('npx', ['tsx', path.join(import.meta.dirname, 'texts.ts'), ...args], { encoding: 'utf8' });
    const failed = run('import', 'ru', path.join(import.meta.dirname, '../package.json'));
    expect([failed.status, failed.stderr.trim().split('\n').at(-1)]).toEqual([
      1,
      'The file is not an export of texts.',
    ]);
    expect(run('export', '../..').status).toBe(1);
    expect(readFileSync(path.join(import.meta.dirname, '../apps/web/src/lobby/ru.ts'), 'utf8')).toBe(before);
  });
});
