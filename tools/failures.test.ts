import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';

test('lists failed unit tests and files that did not load', () => {
  const file = (name: string, message: string, ...statuses: string[]) => ({
    name,
    message,
    assertionResults: statuses.map((status, i) => ({
      status,
      fullName: `test ${i}`,
      failureMessages: status === 'failed' ? ['\u001b[31mone is not two\u001b[39m'] : [],
    })),
  });
  expect(
    vitestFailures({
      testResults: [file('a.ts', '', 'passed', 'failed'), file('b.ts', 'no such module'), file('c.ts', '')],
    }),
  ).toEqual(['a.ts > test 1\none is not two', 'b.ts\nno such module']);
});

test('lists failed and flaky browser tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: status === 'expected' ? [{}] : [{ error: { message: 'not found' } }, {}] }],
  });
  expect(
    playwrightFailures({
      suites: [
        { specs: [spec('good', 'expected'), spec('bad', 'unexpected')] },
        { suites: [{ specs: [spec('unstable', 'flaky')] }] },
      ],
    }),
  ).toEqual(['a.spec.ts:7 > bad\nnot found', 'flaky: a.spec.ts:7 > unstable\nnot found']);
});
