import {
  bindActionCreators,
  configureStore,
  createSlice,
} from '@reduxjs/toolkit';
import {act, renderHook} from '@testing-library/react';
import {useMemo, type ReactNode} from 'react';
import {Provider, useDispatch} from 'react-redux';
import {expect, test} from 'vitest';

test('all actions of a slice, bound and stable', () => {
  const desk = createSlice({
    name: 'desk',
    initialState: {open: false},
    reducers: {
      opened(state) {
        state.open = true;
      },
    },
  });
  const store = configureStore({reducer: desk.reducer});
  const useDesk = () => {
    const dispatch = useDispatch();
    return useMemo(
      () => bindActionCreators(desk.actions, dispatch),
      [dispatch],
    );
  };
  const wrapper = ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );
  const {result, rerender} = renderHook(useDesk, {wrapper});
  const first = result.current;
  act(() => void first.opened());
  rerender();
  expect(store.getState()).toEqual({open: true});
  expect(result.current).toBe(first);
});
