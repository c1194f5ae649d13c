import {expect, test} from 'vitest';
import type {ConsoleMessage, FrameMessage, RequestMessage} from '../../protocol';
import {newSession, receive, stop} from './session';

const line = (text: string): ConsoleMessage => ({type: 'console', level: 'log', text});

test('a flood of lines is cut off and counted', () => {
  const session = receive(
    newSession(),
    Array.from({length: 1500}, (_, at) => line(String(at))),
  );
  expect([session.lines.length, session.dropped]).toEqual([1000, 500]);
});

test('so is a flood of actions, requests and stores', () => {
  const floods: FrameMessage[] = Array.from({length: 1100}, (_, at) => [
    {type: 'request' as const, id: at, method: 'GET', url: '/'},
    {type: 'cache' as const, store: at, slices: []},
    {type: 'action' as const, store: 0, index: at, name: '', time: 0, action: '', state: '', changes: []},
  ]).flat();
  const {requests, caches, actions, dropped} = receive(newSession(), floods);
  expect([requests.length, caches.length, actions.length, dropped]).toEqual([1000, 1000, 1000, 300]);
});

test('a request is one row from its start to its end', () => {
  const request: RequestMessage = {type: 'request', id: 3, method: 'GET', url: 'https://a.example/b'};
  const {requests} = receive(receive(newSession(), [request]), [{...request, result: 200, duration: 5}]);
  expect(requests).toEqual([{...request, result: 200, duration: 5}]);
});

test('an error ends the run with its text in the console, whatever follows', () => {
  const session = receive(newSession(), [{type: 'error', message: 'No.'}, {type: 'evaluated'}]);
  expect(session).toMatchObject({status: 'failed', lines: [{level: 'error', text: 'No.'}]});
});

test('what was told before a run was stopped stays', () => {
  const session = stop(receive(newSession(), [line('a')]), 'stuck');
  expect(session).toMatchObject({status: 'stopped', trouble: 'stuck', lines: [{text: 'a'}]});
});
