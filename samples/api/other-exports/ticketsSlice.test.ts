import {nanoid} from '@reduxjs/toolkit';
import {expect, test, vi} from 'vitest';
import {ticketReturned, ticketSold, ticketsSlice} from './ticketsSlice';

test('with a stubbed generator the action and the reducer are deterministic', () => {
  const makeId = vi
    .fn<() => string>()
    .mockReturnValueOnce('A-1')
    .mockReturnValueOnce('A-2');
  const actions = [ticketSold('Ines', makeId), ticketSold('Omar', makeId)];
  const run = () =>
    actions.reduce(ticketsSlice.reducer, ticketsSlice.getInitialState());
  expect(run()).toEqual([
    {id: 'A-1', buyer: 'Ines'},
    {id: 'A-2', buyer: 'Omar'},
  ]);
  // Replaying the same actions gives the same state.
  expect(run()).toEqual(run());
  expect(makeId).toHaveBeenCalledTimes(2);
  expect(ticketsSlice.reducer(run(), ticketReturned('A-1'))).toEqual([
    {id: 'A-2', buyer: 'Omar'},
  ]);
});

test('nanoid: 21 URL-safe characters, or as many as you ask for', () => {
  expect(ticketSold('Ines').payload.id).toMatch(/^[A-Za-z0-9_-]{21}$/);
  expect(nanoid(8)).toMatch(/^[A-Za-z0-9_-]{8}$/);
});

test('nanoid draws from Math.random, so whoever controls that predicts the id', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(nanoid(4)).toBe(nanoid(4));
});
