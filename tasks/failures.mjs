/**
 * What failed in a run, a few lines each, repeated at the end of the run: a log may be cut, and its end is read first.
 */

/**
 * @param {{testResults: {name: string, status: string, message: string, assertionResults: {fullName: string,
 *   status: string, failureMessages: string[]}[]}[]}} report of Vitest
 * @returns {string[]}
 */
export function failuresOfVitest(report) {
  return report.testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const tests = failed.map((test) => said(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
    // A file that cannot be loaded has no failed test.
    return tests.length === 0 && status === 'failed' ? [said(name, message)] : tests;
  });
}

/**
 * @typedef {{title: string, file: string, suites?: Suite[], specs?: {title: string, file: string, line: number,
 *   tests: {status: string, results: {error?: {message?: string}}[]}[]}[]}} Suite
 *
 * @param {{suites: Suite[], errors?: {message?: string}[]}} report of Playwright
 * @returns {string[]}
 */
export function failuresOfPlaywright({suites, errors = []}) {
  const outside = errors.map(({message = ''}) => said('outside the tests', message));
  return [...outside, ...suites.flatMap(failuresOfSuite)];
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOfSuite({suites = [], specs = []}) {
  const own = specs.flatMap(({title, file, line, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({results}) => {
        const messages = results.flatMap(({error}) => error?.message ?? []);
        return said(`${file}:${line} › ${title}`, messages.join('\n'));
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * The end of what a command printed.
 *
 * @param {string} output
 * @returns {string[]}
 */
export const endOf = (output) => [output.trimEnd().split('\n').slice(-20).join('\n')];

/**
 * @param {string} where
 * @param {string} message
 */
function said(where, message) {
  const plain = message.replaceAll(/\u001b\[\d+m/g, '').trim();
  return [where, ...plain.split('\n').slice(0, 12)].join('\n    ');
}
