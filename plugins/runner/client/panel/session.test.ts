import {expect, test} from 'vitest';
import type {FrameMessage} from '../../protocol';
import {newSession, receive} from './session';

const line = (text: string): FrameMessage => ({type: 'console', level: 'log', text});
const after = (...messages: FrameMessage[]) => messages.reduce(receive, newSession());

test('lines beyond a thousand are counted, not kept', () => {
  const session = after(...Array.from({length: 1003}, (_, at) => line(String(at))));
  expect(session.lines).toHaveLength(1000);
  expect(session.dropped).toBe(3);
});

test('a request is one row, from its start to its end', () => {
  const request = {type: 'request', id: 0, method: 'GET', url: 'https://a.example/b'} as const;
  const {requests} = after(request, {...request, id: 1}, {...request, result: 200, duration: 4});
  expect(requests.map(({id, result}) => [id, result])).toEqual([
    [0, 200],
    [1, undefined],
  ]);
});

test('an error stays the end of a run', () => {
  const session = after({type: 'error', message: 'no'}, {type: 'evaluated'});
  expect(session.status).toBe('failed');
  expect(session.lines.at(-1)).toMatchObject({level: 'error', text: 'no'});
});
