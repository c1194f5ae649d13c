import {describe, expect, it} from 'vitest';
import {line, one, sum, tallyPlaywright, tallyVitest} from './tally.mjs';

const vitest = {success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0};
const playwright = {stats: {expected: 2, unexpected: 0, flaky: 0, skipped: 0}};

describe('tallyVitest', () => {
  it('counts tests, and skipped ones apart', () => {
    expect(tallyVitest({...vitest, numPendingTests: 1, numTodoTests: 1}, 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
    });
  });

  it('counts a file that cannot be loaded as a failure', () => {
    expect(tallyVitest({...vitest, success: false}, 1).failed).toBe(1);
  });

  it('counts an error outside the tests as a failure', () => {
    expect(tallyVitest(vitest, 1).failed).toBe(1);
  });
});

describe('tallyPlaywright', () => {
  it('counts a test that passed only at the second try as failed', () => {
    expect(tallyPlaywright({stats: {...playwright.stats, flaky: 1}}, 0).failed).toBe(1);
  });

  it('counts a run that never reached its tests as a failure', () => {
    expect(tallyPlaywright({stats: {expected: 0, unexpected: 0, flaky: 0, skipped: 0}}, 1).failed).toBe(1);
  });
});

describe('line', () => {
  it('adds everything up', () => {
    expect(line(sum([one(true), one(false), tallyVitest(vitest, 0)]))).toBe('4 passed, 1 failed');
  });

  it('shows skipped tests', () => {
    expect(line({passed: 1, failed: 0, skipped: 2})).toBe('1 passed, 0 failed, 2 skipped');
  });
});
