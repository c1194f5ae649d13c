import {enableArrayMethods} from 'immer';
import {expect, test, vi} from 'vitest';
import {record} from '../../testing/recordOutput';
import {choirSlice, type Singer} from './largeChoir';

const choir: Singer[] = Array.from({length: 5000}, (_, id) => ({
  id,
  present: true,
}));

/** Every draft is one revocable proxy. */
function draftsOf(action: {type: string}): number {
  const made = vi.spyOn(Proxy, 'revocable');
  const next = choirSlice.reducer(choir, action);
  const count = made.mock.calls.length;
  made.mockRestore();
  expect(next.at(-1)).toEqual({id: 4999, present: false});
  return count;
}

test('drafts made for 5,000 singers', async () => {
  const {foundInDraft, foundInOriginal, everyoneLeft, everyoneReplaced} =
    choirSlice.actions;
  choirSlice.reducer(undefined, {type: 'builds the reducer'});
  const rows = [
    ['foundInDraft', draftsOf(foundInDraft(4999))],
    ['foundInOriginal', draftsOf(foundInOriginal(4999))],
    ['everyoneLeft', draftsOf(everyoneLeft())],
    ['everyoneReplaced', draftsOf(everyoneReplaced())],
  ];
  enableArrayMethods();
  rows.push([
    'foundInDraft, enableArrayMethods()',
    draftsOf(foundInDraft(4999)),
  ]);
  await record(
    './drafts.output.txt',
    rows.map(([name, count]) => `${count}`.padEnd(8) + name).join('\n'),
  );
});

test('with the plugin, callbacks receive plain values', async () => {
  const {createNextState, isDraft} = await import('@reduxjs/toolkit');
  createNextState(choir, (draft) => {
    const kinds: boolean[] = [];
    const found = draft.find((singer) => {
      kinds.push(isDraft(singer));
      return singer.id === 1;
    });
    expect(kinds).toEqual([false, false]);
    expect(isDraft(found)).toBe(true);
  });
});

test.each([
  ['filter', false],
  ['some', false],
  ['sort', false],
  ['map', true],
  ['forEach', true],
] as const)(
  'with the plugin, %s passes a draft: %s',
  async (name, passes) => {
    const {createNextState, isDraft} = await import('@reduxjs/toolkit');
    const kinds = new Set<boolean>();
    const look = (singer: Singer) => {
      kinds.add(isDraft(singer));
      return 0;
    };
    createNextState(choir.slice(0, 3), (draft) => {
      if (name === 'sort') draft.sort(look);
      else draft[name](look);
    });
    expect([...kinds]).toEqual([passes]);
  },
);
