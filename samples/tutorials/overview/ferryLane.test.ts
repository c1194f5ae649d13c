/// <reference types="vite/types/importMeta.d.ts" />
import {beforeEach, describe, expect, it, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {recordOutput} from '../../testing/recordOutput';
import {arrived, boarded, closed, laneByHand} from './laneByHand';

const sources: Record<string, string> = import.meta.glob(
  './{ferryLane,sailings}.ts',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

// Each test runs the program anew.
beforeEach(() => void vi.resetModules());

test('every word of the glossary starts a comment of a sample', () => {
  const words = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/^ *\/\/ ([a-z ]+): /gm)].map((match) => match[1]),
  );
  expect(words.sort()).toEqual(
    [
      'store state slice action reducer dispatch selector thunk middleware enhancer listener draft tag'.split(
        ' ',
      ),
      'action creator',
      'case reducer',
      'cache entry',
    ]
      .flat()
      .sort(),
  );
});

describe('the lane', () => {
  it('prints its actions and its state', async () => {
    await recordOutput(
      './ferryLane.output.txt',
      () => import('./ferryLane'),
    );
  });

  it('sees the actions in this order and ends with two vehicles', async () => {
    const printed = captureConsole();
    const {store} = await import('./ferryLane');
    expect(
      printed.texts().filter((text) => text.startsWith('lane/')),
    ).toEqual([
      'lane/vehicleArrived',
      'lane/vehicleArrived',
      'lane/vehicleArrived',
      'lane/laneClosed',
      'lane/vehicleBoarded',
    ]);
    expect(store.getState().lane).toEqual({
      open: false,
      vehicles: [
        {plate: 'VAN 2', meters: 6.5},
        {plate: 'CAR 3', meters: 4},
      ],
    });
    expect(store.pier).toBe('North');
  });
});

test('the reducer by hand and the slice agree on every state and every action', async () => {
  captureConsole();
  const {laneReducer, laneClosed, vehicleArrived, vehicleBoarded} =
    await import('./ferryLane');
  const car = {plate: 'CAR 1', meters: 4.5};
  const byHand = [
    arrived(car),
    arrived(car),
    boarded(),
    closed(),
    arrived(car),
    boarded(),
    boarded(),
  ];
  const bySlice = byHand.map((action) => {
    if (action.type === 'lane/vehicleArrived')
      return vehicleArrived(action.payload);
    return action.type === 'lane/laneClosed'
      ? laneClosed()
      : vehicleBoarded();
  });
  let left: ReturnType<typeof laneByHand> | undefined;
  let right: ReturnType<typeof laneReducer> | undefined;
  byHand.forEach((action, index) => {
    expect(bySlice[index]).toMatchObject(action);
    left = laneByHand(left, action);
    right = laneReducer(right, bySlice[index]!);
    expect(right).toEqual(left);
  });
  expect(left).toEqual({open: false, vehicles: []});
});
