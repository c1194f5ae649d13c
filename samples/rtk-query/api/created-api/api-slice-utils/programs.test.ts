import {expect, test} from 'vitest';
import {recordOutput} from '../../../../testing/recordOutput';
import {server} from '../../../../testing/server';
import {boxOffice} from './handlers';

test('holdSeat: optimistic, then undone', async () => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  await recordOutput('./holdSeat.output.txt', () => import('./holdSeat'));
  expect(log).toEqual(['GET seats/A1', 'POST seats/A1/hold']);
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
