import {configureStore} from '@reduxjs/toolkit';
import {act, render} from '@testing-library/react';
import {Provider, useSelector} from 'react-redux';
import {expect, test} from 'vitest';
import type {SeatingState} from './seating';
import {playerAbsent, seatingSlice} from './seatingSlice';

test('selecting what is kept makes no component render, its parent may', () => {
  const store = configureStore({reducer: seatingSlice.reducer});
  const renders: string[] = [];
  function Otto({place}: {place: string}) {
    renders.push(place);
    const otto = useSelector((state: SeatingState) => state.strings[1]);
    return <p>{otto?.name}</p>;
  }
  function Strings() {
    useSelector((state: SeatingState) => state.strings);
    return <Otto place="in the list" />;
  }
  render(
    <Provider store={store}>
      <Otto place="alone" />
      <Strings />
    </Provider>,
  );
  renders.length = 0;
  act(() => void store.dispatch(playerAbsent('v1')));
  expect(renders).toEqual(['in the list']);
});
