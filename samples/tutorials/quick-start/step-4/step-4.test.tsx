import {expect, it} from 'vitest';
import {recordOutput} from '../../../testing/recordOutput';
import {bootApp} from '../../../testing/bootApp';
import garageReducer, {
  carEntered,
  carLeft,
  levelClosed,
} from './garageSlice';

const empty = garageReducer(undefined, {type: 'unknown'});

it('prints the action and the states around it', async () => {
  await recordOutput('./console.output.txt', () =>
    bootApp(() => import('./main')),
  );
});

it('never counts below zero when a car leaves an empty level', () => {
  const left = garageReducer(
    garageReducer(empty, carLeft('roof')),
    carLeft('roof'),
  );
  expect(left.levels.roof.parked).toBe(0);
  expect(left).toBe(empty);
});

it('counts cars level by level, and lets none into a closed level', () => {
  const actions = [
    carEntered('ground'),
    carEntered('ground'),
    carLeft('ground'),
    levelClosed('roof'),
    carEntered('roof'),
  ];
  expect(actions.reduce(garageReducer, empty)).toEqual({
    levels: {
      ground: {parked: 1, open: true},
      roof: {parked: 0, open: false},
    },
  });
});

it('still lets cars out of a closed level', () => {
  const actions = [
    carEntered('roof'),
    levelClosed('roof'),
    carLeft('roof'),
  ];
  expect(actions.reduce(garageReducer, empty).levels.roof).toEqual({
    parked: 0,
    open: false,
  });
});

it('copies what changed, keeps the rest, and leaves the previous state alone', () => {
  const next = garageReducer(empty, carEntered('ground'));
  expect(next).not.toBe(empty);
  expect(empty.levels.ground.parked).toBe(0);
  expect(next.levels.roof).toBe(empty.levels.roof);
});
