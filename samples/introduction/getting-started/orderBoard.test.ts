import {beforeEach, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {recordOutput} from '../../testing/recordOutput';

// Each test runs the program anew.
beforeEach(() => void vi.resetModules());

test('prints the board after every change, and the untouched board at last', async () => {
  await recordOutput(
    './orderBoard.output.txt',
    () => import('./orderBoard'),
  );
});

test('calls the subscriber once for each of the three actions', async () => {
  const printed = captureConsole();
  const {store} = await import('./orderBoard');
  expect(printed.lines).toHaveLength(3 + 1);
  expect(store.getState()).toEqual({
    orders: [{id: 'a2', table: 7, tea: 'Sencha'}],
  });
});

test('never changes the object the slice was given', async () => {
  captureConsole();
  const {initialState, orderPlaced, store} = await import('./orderBoard');
  store.dispatch(orderPlaced({id: 'a3', table: 9, tea: 'Mint'}));
  expect(store.getState().orders).toHaveLength(2);
  expect(initialState).toEqual([]);
});
