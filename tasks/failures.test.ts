import {describe, expect, it} from 'vitest';
import {endOf, failuresOfPlaywright, failuresOfVitest} from './failures.mjs';

describe('failuresOfVitest', () => {
  const passed = {fullName: 'adds', status: 'passed', failureMessages: []};

  it('names file, test and message', () => {
    const failed = {fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1\nto be 2']};
    const file = {name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed]};
    expect(failuresOfVitest({testResults: [file]})).toEqual([
      'a.test.ts › subtracts\n    expected 1\n    to be 2',
    ]);
  });

  it('names a file that cannot be loaded', () => {
    const file = {name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: []};
    expect(failuresOfVitest({testResults: [file]})).toEqual(['b.test.ts\n    no such module']);
  });
});

describe('failuresOfPlaywright', () => {
  const spec = (status: string, message?: string) => ({
    title: 'opens',
    file: 'menu.spec.ts',
    line: 7,
    tests: [{status, results: [{error: message ? {message} : undefined}]}],
  });

  it('names tests that failed, or passed at the second try only, however deep', () => {
    const inner = {title: '', file: '', specs: [spec('unexpected', '\u001b[31mtoo late\u001b[39m')]};
    const outer = {title: '', file: '', specs: [spec('expected'), spec('flaky', 'once')], suites: [inner]};
    expect(failuresOfPlaywright({suites: [outer]})).toEqual([
      'menu.spec.ts:7 › opens\n    once',
      'menu.spec.ts:7 › opens\n    too late',
    ]);
  });

  it('names an error outside the tests', () => {
    expect(failuresOfPlaywright({suites: [], errors: [{message: 'no server'}]})).toEqual([
      'outside the tests\n    no server',
    ]);
  });
});

it('endOf keeps the last lines', () => {
  const lines = Array.from({length: 30}, (_, index) => String(index));
  expect(endOf(`${lines.join('\n')}\n`)).toEqual([lines.slice(10).join('\n')]);
});
