// npm run mutate -- --game red7: runs mutation tests of one game's rules.
// Writes reports/mutation/<game>.html, and the summary packages/rules/mutation/<game>.md that its README links.
// `--files reduce.ts,legal.ts` limits the run. Results for unchanged code and tests are reused.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const REQUIRED_SCORE = 85;
const root = path.join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { game: { type: 'string' }, files: { type: 'string' } } });
if (!values.game) {
  console.error('Which game? npm run mutate -- --game red7');
  process.exit(1);
}
const game = values.game;
os.setPriority(10); // it keeps all cores busy for minutes
process.env.FIVEFOLD_GAME = game;
process.env.FIVEFOLD_RUNS ??= '0.02';

const files = values.files?.split(',') ?? ['*.ts'];
const results = await new Stryker({
  mutate: [...files.map((file) => `packages/rules/src/${game}/${file}`), '!packages/rules/src/**/*.test.ts'],
  ignorePatterns: ['apps', 'e2e', 'bench', 'docs', 'data', 'reports', 'packages/rules/mutation'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: `reports/mutation/${game}.json`,
  timeoutMS: 10_000,
  reporters: ['html', 'progress-append-only'],
  htmlReporter: { fileName: `reports/mutation/${game}.html` },
  tsconfigFile: 'none', // rewriting it needs a compiler API that TypeScript 7 lacks
  tempDirName: '.stryker-tmp',
}).runMutationTest();

/** @type {Map<string, { found: number, survived: string[] }>} */
const byFile = new Map();
for (const { fileName, status, mutatorName, location } of results) {
  const file = path.basename(fileName);
  const entry = byFile.get(file) ?? { found: 0, survived: [] };
  if (status === 'Killed' || status === 'Timeout') entry.found += 1;
  if (status === 'Survived' || status === 'NoCoverage')
    entry.survived.push(
      `${file}:${location.start.line} ${mutatorName}${status === 'NoCoverage' ? ' (not covered)' : ''}`,
    );
  byFile.set(file, entry);
}
const rows = [...byFile].map(([file, { found, survived }]) => ({ file, found, missed: survived.length }));
const found = rows.reduce((sum, row) => sum + row.found, 0);
const missed = rows.reduce((sum, row) => sum + row.missed, 0);
const score = percent(found, missed);
// On a busy machine tests time out by themselves; many timeouts make the score meaningless.
const timedOut = results.filter(({ status }) => status === 'Timeout').length;
if (!values.files) {
  const lines = [
    `# Mutation score of ${game}: ${score.toFixed(1)} %`,
    '',
    `Measured by \`npm run mutate -- --game ${game}\` on ${new Date().toISOString().slice(0, 10)}; ${timedOut} of those found by running out of time.`,
    '',
    '| file | found | survived | score |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${row.file} | ${row.found} | ${row.missed} | ${percent(row.found, row.missed).toFixed(1)} % |`,
    ),
    '',
    '## Survivors',
    '',
    ...[...byFile.values()].flatMap(({ survived }) => survived.map((line) => `- ${line}`)),
    '',
  ];
  mkdirSync(path.join(root, 'packages/rules/mutation'), { recursive: true });
  writeFileSync(path.join(root, `packages/rules/mutation/${game}.md`), lines.join('\n'));
}
console.log(
  `${game}: mutation score ${score.toFixed(1)} % (${found} found, ${timedOut} of them by running out of time; ${missed} survived)`,
);
process.exit(score >= REQUIRED_SCORE ? 0 : 1);

/** @param {number} hit @param {number} miss */
function percent(hit, miss) {
  return hit + miss === 0 ? 100 : (100 * hit) / (hit + miss);
}
