import type {PayloadAction} from '@reduxjs/toolkit';
import {expect, expectTypeOf, test} from 'vitest';
import {
  connectionLost,
  createDownloadSlice,
  type Download,
} from './createDownloadSlice';

const coverSlice = createDownloadSlice({
  name: 'cover',
  item: {width: 300},
  reducers: {
    resized(state, action: PayloadAction<number>) {
      state.item.width = action.payload;
    },
  },
});

test('a wrapper keeps the types of the slice it makes', () => {
  expectTypeOf(coverSlice.getInitialState()).toEqualTypeOf<
    Download<{width: number}>
  >();
  expectTypeOf(
    coverSlice.actions.resized.type,
  ).toEqualTypeOf<'cover/resized'>();
  const resized = coverSlice.reducer(
    undefined,
    coverSlice.actions.resized(600),
  );
  expect(coverSlice.reducer(resized, connectionLost())).toEqual({
    item: {width: 600},
    offline: true,
  });
});

test('the wrapper still checks that prepare and reducer agree', () => {
  createDownloadSlice({
    name: 'cover',
    item: 1,
    reducers: {
      resized: {
        // @ts-expect-error the reducer below wants a number
        prepare: (text: string) => ({payload: text}),
        reducer(state, action: PayloadAction<number>) {
          state.item = action.payload;
        },
      },
    },
  });
});
