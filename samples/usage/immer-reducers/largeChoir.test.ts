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

test('with the plugin, a write in a callback reaches the old state', async () => {
  const {createNextState} = await import('@reduxjs/toolkit');
  const write = (singers: Singer[]) =>
    void singers.find((singer) => {
      singer.present = false;
      return true;
    });
  const preloaded: Singer[] = [{id: 1, present: true}];
  expect(createNextState(preloaded, write)).toBe(preloaded);
  expect(preloaded[0]?.present).toBe(false);
  // The first run froze it.
  expect(() => createNextState(preloaded, write)).toThrow(
    'Cannot assign to read only property',
  );
});

test('with the plugin, a callback receives the drafts that exist already', async () => {
  const {createNextState, isDraft} = await import('@reduxjs/toolkit');
  createNextState(choir.slice(0, 3), (singers) => {
    singers[1]!.present = false;
    const seen: [boolean, boolean][] = [];
    singers.find((singer) => {
      seen.push([isDraft(singer), singer.present]);
      return false;
    });
    expect(seen).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
  });
});

test('with the plugin, pop, shift and splice return no drafts', async () => {
  const {createNextState} = await import('@reduxjs/toolkit');
  const takes: ((singers: Singer[]) => Singer | undefined)[] = [
    (singers) => singers.pop(),
    (singers) => singers.shift(),
    (singers) => singers.splice(1, 1)[0],
  ];
  for (const take of takes) {
    const leave = (singers: Singer[]) => {
      const singer = take(singers);
      if (singer) singer.present = false;
    };
    const preloaded = choir.slice(0, 3).map((singer) => ({...singer}));
    createNextState(preloaded, leave);
    expect(preloaded.filter(({present}) => !present)).toHaveLength(1);
    const frozen = createNextState(choir.slice(0, 3), () => {});
    expect(() => createNextState(frozen, leave)).toThrow(
      'Cannot assign to read only property',
    );
  }
});

test('with the plugin, includes and indexOf find an object of the state', async () => {
  const {createNextState} = await import('@reduxjs/toolkit');
  const base = choir.slice(0, 3);
  createNextState(base, (singers) => {
    expect(singers.indexOf(base[1]!)).toBe(1);
    expect(singers.includes(base[2]!)).toBe(true);
  });
});

test('with the plugin, an item that was read before stays a draft', async () => {
  const {createNextState, isDraft} = await import('@reduxjs/toolkit');
  const read = (look: (singers: Singer[]) => unknown) => {
    let seen: unknown;
    createNextState(choir.slice(0, 1), (singers) => {
      expect(isDraft(singers[0])).toBe(true);
      seen = isDraft(look(singers));
    });
    return seen;
  };
  expect(read((singers) => singers.pop())).toBe(true);
  expect(read((singers) => singers.shift())).toBe(true);
  expect(read((singers) => singers.splice(0, 1)[0])).toBe(true);
  expect(read((singers) => singers.concat([])[0])).toBe(true);
  expect(read((singers) => singers.flat()[0])).toBe(true);

  const base = choir.slice(0, 3);
  createNextState(base, (singers) => {
    expect(isDraft(singers[1])).toBe(true);
    expect(singers.indexOf(base[1]!)).toBe(-1);
    expect(singers.includes(base[1]!)).toBe(false);
    expect(singers.includes(base[2]!)).toBe(true);
  });
});

test('with the plugin, concat and flat return no drafts', async () => {
  const {createNextState, isDraft} = await import('@reduxjs/toolkit');
  const rows = () => [[{id: 1, present: true}], [{id: 2, present: true}]];
  createNextState(rows(), (draft) => {
    expect(isDraft(draft.flat()[0])).toBe(false);
    expect(isDraft(draft[0]!.filter(() => true)[0])).toBe(true);
    expect(isDraft(draft[1]!.slice()[0])).toBe(true);
  });
  const base = rows();
  const next = createNextState(base, (draft) => {
    const both = draft[0]!.concat(draft[1]!);
    expect(isDraft(both[0])).toBe(false);
    both[0]!.present = false;
  });
  expect(next).toBe(base);
  expect(base[0]?.[0]?.present).toBe(false);
});

test('with the plugin, sort and the search methods pass no drafts', async () => {
  const {createNextState, isDraft} = await import('@reduxjs/toolkit');
  createNextState(choir.slice(0, 3), (singers) => {
    const seen: boolean[] = [];
    const look = (singer: Singer) => {
      seen.push(isDraft(singer));
      return false;
    };
    singers.findIndex(look);
    singers.findLast(look);
    singers.every(look);
    expect(seen).not.toContain(true);
  });
});

type Look = (singer: Singer) => number;
