import * as toolkit from '@reduxjs/toolkit';
import {applyPatches, enablePatches, produceWithPatches} from 'immer';
import {expect, test} from 'vitest';

test('patches undo and redo a change; the toolkit does not export them', () => {
  for (const name of [
    'applyPatches',
    'enablePatches',
    'produceWithPatches',
  ])
    expect(toolkit).not.toHaveProperty(name);
  const seats = {conductor: 'Ines', players: ['Ana']};
  const recipe = (draft: typeof seats) => void draft.players.push('Bo');
  enablePatches();
  const [next, patches, inverse] = produceWithPatches(seats, recipe);
  expect(next.players).toEqual(['Ana', 'Bo']);
  expect(applyPatches(next, inverse)).toEqual(seats);
  expect(applyPatches(seats, patches)).toEqual(next);
});
