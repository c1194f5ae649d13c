import {expect, test} from 'vitest';
import {recordOutput} from '../testing/recordOutput';
import {store} from './teaRoom';

test('prints the board after every order and every pot served', async () => {
  await recordOutput('./teaRoom.output.txt', () => import('./teaRoom'));
});

test('the first pot ordered is the first one served', () => {
  expect(store.getState()).toEqual({brewing: ['chai'], served: 1});
});

test('writing to the draft leaves the earlier state alone', () => {
  const before = store.getState();
  store.dispatch({type: 'board/potOrdered', payload: 'oolong'});
  expect(before.brewing).toEqual(['chai']);
  expect(store.getState().brewing).toEqual(['chai', 'oolong']);
});
