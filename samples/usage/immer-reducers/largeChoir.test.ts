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

test('with the plugin, map and forEach still pass drafts', async () => {
  const {createNextState, isDraft} = await import('@reduxjs/toolkit');
  const passes = (method: (singers: Singer[], look: Look) => void) => {
    let drafts = false;
    createNextState(choir.slice(0, 3), (singers) => {
      method(singers, (singer) => {
        drafts = isDraft(singer);
        return 0;
      });
    });
    return drafts;
  };
  expect(passes((singers, look) => singers.filter(look))).toBe(false);
  expect(passes((singers, look) => singers.some(look))).toBe(false);
  expect(passes((singers, look) => singers.sort(look))).toBe(false);
  expect(passes((singers, look) => singers.map(look))).toBe(true);
  expect(passes((singers, look) => singers.forEach(look))).toBe(true);
});

type Look = (singer: Singer) => number;
