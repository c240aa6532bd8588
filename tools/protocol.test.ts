import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const TEST_FOLDERS = ['packages/room/src', 'apps/server', 'apps/web/src'];

const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

/** The numbers of the rules: `- **P12** ...`. */
function specified(): readonly number[] {
  const page = readFileSync(path.join(root, 'docs/protocol.md'), 'utf8');
  return [...page.matchAll(/^- \*\*P(\d+)\*\*/gm)].map(([, number]) => Number(number));
}

/** The numbers in titles of tests: `test('[P12 P13] ...`. */
function cited(): readonly number[] {
  const files = TEST_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .map((file) => path.join(root, folder, file)),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`]\[(P\d+(?: P\d+)*)\]/g)].flatMap(([, numbers]) =>
      numbers!.split(' ').map((number) => Number(number.slice(1))),
    ),
  );
}

test('rules of the protocol are numbered without gaps', () => {
  expect(specified()).toEqual(specified().map((_, i) => i + 1));
});

test('every rule of the protocol has a test, and tests cite only rules that exist', () => {
  expect(sorted(cited())).toEqual(sorted(specified()));
});
