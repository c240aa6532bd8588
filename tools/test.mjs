// npm test: all checks and tests. The last line has the totals.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'reports');
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
/** Printed at the end, because CI shows the end of a long output. @type {string[]} */
const failures = [];

check('lock file', 'node', ['tools/lock.mjs']);
check('types', 'tsc', ['-b']);
check('lint', 'biome', ['check', '.', '--error-on-warnings']);
check('unused code', 'knip', []);
check('style limits', 'node', ['tools/styles.mjs']);
check('bundle budgets', 'node', ['tools/budget.mjs']);
suite(
  'unit, property and server tests',
  'vitest',
  ['run', '--coverage', '--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json'],
  'vitest.json',
  ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }),
  vitestFailures,
);
check('browser', 'node', ['tools/browser.mjs']);
suite(
  'browser tests',
  'playwright',
  ['test', '-c', 'e2e'],
  'playwright.json',
  ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
  playwrightFailures,
);

if (failures.length > 0) console.log(`\n${failures.join('\n\n')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** @param {string} name @param {string} command @param {string[]} args */
function run(name, command, args) {
  console.log(`\n> ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Counts as one test. @param {string} name @param {string} command @param {string[]} args */
function check(name, command, args) {
  if (run(name, command, args)) total.passed += 1;
  else {
    total.failed += 1;
    failures.push(`failed: ${name}`);
  }
}

/**
 * @param {string} name @param {string} command @param {string[]} args @param {string} report
 * @param {(report: any) => { passed: number, failed: number, skipped: number }} count
 * @param {(report: any) => string[]} failed
 */
function suite(name, command, args, report, count, failed) {
  const file = path.join(reports, report);
  rmSync(file, { force: true }); // a crashed run must not reuse an old report
  const succeeded = run(name, command, args);
  /** @type {{ passed: number, failed: number, skipped: number }} */
  let counted = { passed: 0, failed: 0, skipped: 0 };
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    counted = count(result);
    failures.push(...failed(result));
  } catch {
    failures.push(`failed: ${name} wrote no report`);
  }
  // For example a file that does not load, too little coverage, or a crash.
  if (!succeeded && counted.failed === 0) {
    counted.failed = 1;
    failures.push(`failed: ${name}, without a failed test`);
  }
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
}
