import {createNextState, isDraft} from '@reduxjs/toolkit';
import {enableMapSet} from 'immer';
import {expect, test} from 'vitest';
import {runAs} from '../../testing/runAs';

test('production names the missing plugin by a number', async () => {
  await runAs('production', () =>
    expect(() =>
      createNextState(new Map([['v1', 1]]), (draft) => void draft.clear()),
    ).toThrow('[Immer] minified error nr: 0.'),
  );
});

test('maps need a plugin, and may be enabled twice', () => {
  const base = {desks: new Map([['v1', 1]])};
  const move = () =>
    createNextState(base, (draft) => void draft.desks.set('v1', 2));
  expect(move).toThrow(
    "[Immer] The plugin for 'MapSet' has not been loaded into Immer.",
  );
  // A Map that no reducer reads does not need it.
  const around = {...base, conductor: 'Ines'};
  const next = createNextState(around, (draft) => {
    draft.conductor = 'Otto';
    draft.desks = new Map();
  });
  expect(next).toEqual({conductor: 'Otto', desks: new Map()});
  enableMapSet();
  enableMapSet();
  expect(move().desks.get('v1')).toBe(2);
  expect(base.desks.get('v1')).toBe(1);
});

test('without enableArrayMethods, what an array gives up is a draft', () => {
  createNextState([{id: 1}, {id: 2}, {id: 3}, {id: 4}], (draft) => {
    expect(isDraft(draft.pop())).toBe(true);
    expect(isDraft(draft.shift())).toBe(true);
    expect(isDraft(draft.splice(0, 1)[0])).toBe(true);
  });
});

test('without enableArrayMethods, concat returns drafts', () => {
  createNextState([[{id: 1}], [{id: 2}]], (draft) => {
    const [first, second] = draft;
    expect(isDraft(first!.concat(second!)[0])).toBe(true);
    expect(isDraft(draft.flat()[0])).toBe(true);
  });
});
