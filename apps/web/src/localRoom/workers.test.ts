import path from 'node:path';
import { expect, test } from 'vitest';

/** The source of every module of the page, by its path below `src`. */
const sources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../**/*.testing.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([file, text]) => [path.posix.join('localRoom', file), text]),
);

/** Static, lazy and re-exporting imports; those of types are erased. */
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g;
const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].map(([, still, lazy]) => (still ?? lazy)!);

/** These modules and all that import them, directly or not. */
function withImporters(first: readonly string[], files: Readonly<Record<string, string>>): readonly string[] {
  const found = new Set(first);
  for (const wanted of found)
    for (const [file, text] of Object.entries(files))
      if (importsOf(text).some((name) => path.posix.join(path.dirname(file), name) === wanted))
        found.add(file);
  return [...found].sort();
}

const thinking = (files: Readonly<Record<string, string>>): readonly string[] =>
  withImporters(
    Object.keys(files).filter((file) =>
      importsOf(files[file]!).some((name) => name.startsWith('@fivefold/bots')),
    ),
    files,
  );

test('bots and coach think only in workers: no module of the page imports them', () => {
  expect(thinking(sources)).toEqual([
    'coach/coachWorker.ts',
    'localRoom/botWorker.ts',
    'localRoom/chooseInWorker.ts',
  ]);
});

test('a page that imports them in any way would be found', () => {
  const imports = [
    "import { chooseInWorker } from '../localRoom/chooseInWorker.ts';",
    "import '../localRoom/botWorker.ts';",
    "const later = () => import('../coach/coachWorker.ts');",
    "export { review } from '@fivefold/bots';",
  ];
  for (const text of imports) expect(thinking({ ...sources, 'home/X.tsx': text })).toContain('home/X.tsx');
  const types = "import type { Review } from '@fivefold/bots';";
  expect(thinking({ ...sources, 'home/X.tsx': types })).not.toContain('home/X.tsx');
});

test('the workers are started as workers', () => {
  expect(sources['coach/coachClient.ts']).toContain(
    "new Worker(new URL('./coachWorker.ts', import.meta.url)",
  );
  expect(sources['localRoom/botClient.ts']).toContain(
    "new Worker(new URL('./botWorker.ts', import.meta.url)",
  );
});
