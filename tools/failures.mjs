// Lists failed tests from the reports, one paragraph each, for the end of the output.
import { stripVTControlCharacters } from 'node:util';

const MAX_LENGTH = 1500;

/** @param {string} text */
const shortened = (text) => stripVTControlCharacters(text).slice(0, MAX_LENGTH);

/**
 * @typedef {{ name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} File
 * @param {{ testResults: File[] }} report
 */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that fails to load has a message and no tests.
    if (failed.length === 0) return message ? [shortened(`${name}\n${message}`)] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      shortened(`${name} > ${fullName}\n${failureMessages.join('\n')}`),
    );
  });
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite} report
 * @returns {string[]}
 */
export function playwrightFailures({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        return shortened(`${status === 'flaky' ? 'flaky: ' : ''}${file}:${line} > ${title}\n${message}`);
      }),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}
