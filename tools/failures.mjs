// What a report says of the tests that did not pass, a paragraph each: the end of a long output is all that some of us see.
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 1500;

/** @param {string} text */
const plain = (text) => stripVTControlCharacters(text).slice(0, LONGEST);

/**
 * @typedef {{ name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} File
 * @param {{ testResults: File[] }} report
 */
export function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that does not load has no tests, only a message.
    if (failed.length === 0) return message ? [plain(`${name}\n${message}`)] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      plain(`${name} > ${fullName}\n${failureMessages.join('\n')}`),
    );
  });
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite} report
 * @returns {string[]}
 */
export function ofPlaywright({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        return plain(`${status === 'flaky' ? 'another try: ' : ''}${file}:${line} > ${title}\n${message}`);
      }),
  );
  return [...own, ...suites.flatMap(ofPlaywright)];
}
