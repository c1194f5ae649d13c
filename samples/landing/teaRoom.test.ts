import {expect, test} from 'vitest';
import {recordOutput} from '../testing/recordOutput';
import {potOrdered, store} from './teaRoom';

test('prints the board when a pot is ordered and when it is served', async () => {
  await recordOutput('./teaRoom.output.txt', () => import('./teaRoom'));
});

test('the assignment changes a draft: the earlier state stays as it was', () => {
  const before = store.getState();
  store.dispatch(potOrdered('chai'));
  expect(before).toEqual({brewing: 'nothing', served: 1});
  expect(store.getState()).toEqual({brewing: 'chai', served: 1});
});
