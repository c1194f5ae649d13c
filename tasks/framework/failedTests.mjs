import {relative} from 'node:path';

/**
 * @typedef {{name: string, status: string, message: string,
 *   assertionResults: {fullName: string, status: string, failureMessages: string[]}[]}} TestFile
 */

/**
 * What a report of Vitest says about failed tests, one entry each: the test and the message without its stack.
 *
 * @param {{testResults: TestFile[]}} report
 * @param {string} folder that file names are relative to
 * @returns {string[]}
 */
export function failedTests({testResults}, folder) {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = relative(folder, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [`${file} cannot be run: ${withoutStack(message)}`];
    return failed.map(
      ({fullName, failureMessages}) =>
        `${file}: "${fullName}" fails: ${withoutStack(failureMessages[0] ?? '')}`,
    );
  });
}

/** @param {string} message */
function withoutStack(message) {
  return message.split(/\n\s+at /)[0]?.trim() ?? '';
}
