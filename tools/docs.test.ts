import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const MAX_LINE = 130;
const MAX_FILES_OF_A_MOVE = 40;
/** More are not learned; words of the platform need no row. */
const MAX_TERMS = 70;

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));

const PAGES = [
  ...['.', '.github', 'docs', 'docs/decisions'].flatMap(markdownIn),
  'apps/web/README.md',
  'packages/rules/README.md',
];
/** Written by a command, and not in the repository. */
const isGenerated = (name: string): boolean => /\/(dist|screenshots)\//.test(`${name}/`);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('pages link only to files that exist', () => {
  const missing = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .filter(([, link]) => !existsSync(path.join(root, path.dirname(page), link!)))
      .map(([, link]) => `${page}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('pages name only files and folders that exist', () => {
  const missing = PAGES.flatMap((page) =>
    [...read(page).matchAll(/`((?:apps|bench|docs|e2e|packages|tools)\/[\w./-]+)`/g)]
      .filter(([, name]) => !name!.includes('NAME') && !isGenerated(name!))
      .filter(([, name]) => !existsSync(path.join(root, name!)))
      .map(([, name]) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test(`no line of a page is longer than ${MAX_LINE} characters`, () => {
  const long = PAGES.flatMap((page) =>
    read(page)
      .split('\n')
      .filter((line) => line.length > MAX_LINE && !line.startsWith('|')) // a row of a table cannot be wrapped
      .map((line) => `${page}: ${line}`),
  );
  expect(long).toEqual([]);
});

test('every decision has a status', () => {
  const isDecided = (page: string) => /^Status: (accepted|superseded by \[\d{4}\])/m.test(read(page));
  expect(markdownIn('docs/decisions').filter((page) => !isDecided(page))).toEqual([]);
});

test(`the glossary has each term once, and at most ${MAX_TERMS}`, () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| ([^|]+?) \| [^|]+ \|$/gm)]
    .map(([, term]) => term!)
    .filter((term) => term !== 'term' && term !== '---');
  expect(terms.length).toBeGreaterThan(40);
  expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
  expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
});

test('docs/operations.md lists every environment variable and every metric', () => {
  const page = read('docs/operations.md');
  const variables = [...read('apps/server/src/env.ts').matchAll(/^ +([A-Z_]{4,}):/gm)].map(
    ([, name]) => name!,
  );
  const metrics = [...read('apps/server/src/metrics.ts').matchAll(/'(fivefold_\w+)'/g)].map(
    ([, name]) => name!,
  );
  expect(variables.length).toBeGreaterThan(10);
  expect(metrics.length).toBeGreaterThan(5);
  const isListed = (name: string) => page.includes(`\`${name}\``) || page.includes(`\`${name}{`);
  expect([...variables, ...metrics].filter((name) => name !== 'NODE_ENV' && !isListed(name))).toEqual([]);
});

/** The files of the table "One move" in docs/architecture.md. `web/room/A.tsx`, `B.ts` stands for two files of one folder. */
function filesOfAMove(): readonly string[] {
  const [, table] = /## One move[^\n]*\n\n([\s\S]*?)\n\n/.exec(read('docs/architecture.md'))!;
  return table!.split('\n').flatMap((row) => {
    let folder = '';
    return [...row.matchAll(/`([^`]+\.tsx?)`/g)].map(([, name]) => {
      const [area, ...rest] = name!.split('/');
      const isFull = ['web', 'server', 'room', 'rules'].includes(area!) && rest.length > 0;
      const base = area === 'web' || area === 'server' ? 'apps' : 'packages';
      if (!isFull) return path.join(folder, name!);
      const file = path.join(base, area!, 'src', ...rest);
      folder = path.dirname(file);
      return file;
    });
  });
}

test('the walk of a move names files that exist, each once, and not too many', () => {
  const files = filesOfAMove();
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(MAX_FILES_OF_A_MOVE);
});
