/**
 * @typedef {{passed: number, failed: number, skipped: number}} Tally
 */

/**
 * The tally of a step that passes or fails as a whole.
 *
 * @param {boolean} holds
 * @returns {Tally}
 */
export const one = (holds) => ({passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0});

/**
 * The tally of a Vitest JSON report. A run that failed without a failed test (a file that cannot be loaded, an
 * error outside the tests) counts as a failure of its own.
 *
 * @param {{success: boolean, numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number}} report
 * @param {number} code exit code of the run
 * @returns {Tally}
 */
export function tallyVitest(report, code) {
  const broken = code !== 0 || !report.success;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (broken ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The tally of a Playwright JSON report; the same rule for a run that failed without a failed test.
 *
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}}} report
 * @param {number} code exit code of the run
 * @returns {Tally}
 */
export function tallyPlaywright({stats}, code) {
  const failed = stats.unexpected + stats.flaky;
  return {passed: stats.expected, failed: failed || (code === 0 ? 0 : 1), skipped: stats.skipped};
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = {passed: 0, failed: 0, skipped: 0};
  for (const tally of tallies) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
  return total;
}

/**
 * The plain line a test run ends with.
 *
 * @param {Tally} tally
 */
export function line({passed, failed, skipped}) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
