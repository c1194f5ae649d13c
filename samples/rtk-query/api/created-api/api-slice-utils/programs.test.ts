import {http} from 'msw';
import {expect, test} from 'vitest';
import {recordOutput} from '../../../../testing/recordOutput';
import {server} from '../../../../testing/server';
import {boxOffice, house} from './handlers';

test('holdSeat: optimistic, then undone', async () => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  await recordOutput('./holdSeat.output.txt', () => import('./holdSeat'));
  expect(log).toEqual(['GET seats/A1', 'POST seats/A1/hold']);
});

test('holdSeat: nothing is undone in an entry that a reset has emptied', async () => {
  server.use(...boxOffice());
  const {holdSeat} = await import('./holdSeat');
  const {makeStore} = await import('./makeStore');
  const {theatreApi} = await import('./theatreApi');
  const {getSeat} = theatreApi.endpoints;
  const {dispatch, getState} = makeStore();
  await dispatch(getSeat.initiate('A1'));
  server.use(http.all(`${house}/*`, () => new Promise(() => {})));
  const held = dispatch(holdSeat('A1', 'Theo'));
  dispatch(theatreApi.util.resetApiState());
  dispatch(getSeat.initiate('A1')); // as a mounted hook does
  expect(await held).toBe(false);
  expect(getSeat.select('A1')(getState()).status).toBe('pending');
  dispatch(theatreApi.util.resetApiState());
});

test('patches', async () => {
  server.use(...boxOffice());
  await recordOutput('./patches.output.txt', () => import('./patches'));
});

test('fillSeats: the detail sends no request', async () => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  await recordOutput('./fillSeats.output.txt', () => import('./fillSeats'));
  expect(log).toEqual(['GET seats?section=stalls&maxPrice=100']);
});

test('announcements: merge appends', async () => {
  await recordOutput(
    './announcements.output.txt',
    () => import('./announcements'),
  );
});

test('discount: every cached list with the seat', async () => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  await recordOutput('./discount.output.txt', () => import('./discount'));
  expect(log).toHaveLength(3);
});
