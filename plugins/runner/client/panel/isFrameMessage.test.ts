import {expect, test} from 'vitest';
import {isFrameMessage} from './isFrameMessage';

test('messages of the frame are recognized by their shape', () => {
  expect(isFrameMessage({type: 'ready'})).toBe(true);
  expect(isFrameMessage({type: 'console', level: 'log', text: 'a'})).toBe(true);
  expect(isFrameMessage({type: 'request', id: 1, method: 'GET', url: '/', result: 'failed'})).toBe(true);
  const entry = {
    key: 'a',
    kind: 'query',
    endpoint: 'a',
    arg: '',
    status: 'fulfilled',
    tags: ['A'],
    subscribers: 1,
  };
  expect(isFrameMessage({type: 'cache', store: 0, slices: [{name: 'api', entries: [entry]}]})).toBe(true);
});

test.each([
  undefined,
  null,
  'ready',
  [],
  {type: 'toString'},
  {type: 'run'},
  {type: ['ready']},
  {type: 'console', level: 'log', text: ['a']},
  {type: 'console', level: 'shout', text: 'a'},
  {type: 'console', level: 'log', text: 'a'.repeat(200_001)},
  {type: 'action', store: 0, index: 0, name: 'a', time: 1, action: '', state: '', changes: {length: 1}},
  {type: 'action', store: 0, index: 0, name: 'a', time: NaN, action: '', state: '', changes: []},
  {type: 'request', id: '1', method: 'GET', url: '/'},
  {type: 'cache', store: 0, slices: [{name: 'api', entries: [{key: 'a'}]}]},
])('anything else is none: %#', (value) => {
  expect(isFrameMessage(value)).toBe(false);
});
