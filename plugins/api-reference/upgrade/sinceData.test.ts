import {expect, test} from 'vitest';
import {news} from './news';
import type {Reading} from './readRelease';
import {sinceData} from './sinceData';

const reading = (version: string, parts: Partial<Reading>): Reading => ({
  version,
  exports: {},
  members: {},
  codes: {},
  ...parts,
});

test('what came, what changed and what went, by the releases laid side by side', () => {
  const data = sinceData([
    reading('1.9.7', {exports: {old: 'value', kept: 'value'}, members: {Options: {name: 'T', size: 'T'}}}),
    reading('2.0.0', {
      exports: {kept: 'value', brief: 'type'},
      members: {Options: {name: 'T'}},
      codes: {1: 'a'},
    }),
    reading('2.2.0', {exports: {kept: 'value'}, members: {Options: {name: 'T'}}, codes: {}}),
    reading('2.2.1', {
      exports: {kept: 'value', brief: 'type'},
      members: {Options: {name: '?T', color: 'T'}},
      codes: {1: 'a'},
    }),
  ]);
  expect(data).toEqual({
    // It was there before, but whoever has 2.2.0 does not have it.
    exports: {brief: '2.2.1'},
    members: {Options: {color: '2.2.1'}},
    retyped: {Options: {name: ['2.2.1']}},
    codes: {1: '2.0'},
    gone: {exports: {old: '1.9'}, members: {Options: {size: '1.9'}}},
  });
  expect(news(data)).toEqual([
    'brief is new.',
    'Options.color is new.',
    'Options.name has another type.',
    'Error code 1 is new.',
    'old is gone: say in <Removed> what to use instead.',
    'Options.size is gone: say in <Removed> what to use instead.',
  ]);
});

test('a type that is older than its name dates no members, or dates them by an export', () => {
  const readings = [
    reading('2.0.0', {}),
    reading('2.6.0', {exports: {Pages: 'type'}}),
    reading('2.8.0', {exports: {Pages: 'type'}, members: {Result: {data: 'T'}}}),
  ];
  expect(sinceData(readings).members).toEqual({Result: {data: '2.8'}});
  expect(sinceData(readings, {Result: {reason: 'named late'}}).members).toEqual({});
  expect(sinceData(readings, {Result: {reason: 'named late', cameWith: 'Pages'}}).members).toEqual({
    Result: {data: '2.6'},
  });
});
