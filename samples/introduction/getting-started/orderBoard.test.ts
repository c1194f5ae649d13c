import {expect, test} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';
import {placed, store} from './orderBoard';

test('prints the board after every change', async () => {
  await recordOutput(
    './orderBoard.output.txt',
    () => import('./orderBoard'),
  );
});

test('an order goes to the end of the board', () => {
  store.dispatch(placed({table: 9, tea: 'Mint'}));
  expect(store.getState().orders.at(-1)).toEqual({table: 9, tea: 'Mint'});
});
