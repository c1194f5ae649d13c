import {createSlice, type PayloadAction} from '@reduxjs/toolkit';
import {act, renderHook} from '@testing-library/react';
import {useReducer} from 'react';
import {expect, test} from 'vitest';

test("a slice's reducer is a reducer for useReducer", () => {
  const slice = createSlice({
    name: 'trip',
    initialState: {zones: 1},
    reducers: {
      zonesAdded(state, action: PayloadAction<number>) {
        state.zones += action.payload;
      },
    },
  });
  const {result} = renderHook(() =>
    useReducer(slice.reducer, undefined, slice.getInitialState),
  );
  act(() => result.current[1](slice.actions.zonesAdded(2)));
  expect(result.current[0]).toEqual({zones: 3});
});
