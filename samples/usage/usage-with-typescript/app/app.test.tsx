import {
  createAsyncThunk,
  createSelector,
  type SerializedError,
} from '@reduxjs/toolkit';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider, useDispatch, useSelector} from 'react-redux';
import {expect, expectTypeOf, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {rostersSlice as firstSlice} from './firstSlice';
import {useAppDispatch, useAppSelector} from './hooks';
import {loadDancers} from './loadDancers';
import {Roster} from './Roster';
import {
  dancerSignedUp,
  problemsDismissed,
  rostersSlice,
  type RostersState,
} from './rostersSlice';
import {selectWithRoom} from './selectors';
import {store, type AppDispatch, type RootState} from './store';
import {createAppAsyncThunk, createAppSelector} from './withTypes';

const address = 'https://studio.example/classes/:id/dancers';
const press = () => userEvent.click(screen.getByText('Load'));

test('a roster loads, fails beside its data, and recovers', async () => {
  server.use(http.get(address, () => HttpResponse.json(['Ana', 'Ben'])));
  render(
    <Provider store={store}>
      <Roster classId="salsa" />
    </Provider>,
  );
  await press();
  await screen.findByText('Ana');
  screen.getByText('Seats are left.');

  server.use(
    http.get(address, () => HttpResponse.json(null, {status: 503})),
  );
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('HTTP 503');
  screen.getByText('Ben');

  server.use(
    http.get(address, () => HttpResponse.json(null, {status: 404})),
  );
  await press();
  await screen.findByText('No class salsa');
  act(() => void store.dispatch(problemsDismissed()));
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => {
    store.dispatch(dancerSignedUp({classId: 'salsa', dancer: 'Cleo'}));
  });
  screen.getByText('Cleo');

  const printed = vi.spyOn(console, 'error');
  act(() => {
    store.dispatch(dancerSignedUp({classId: 'salsa', dancer: 'Cleo'}));
  });
  expect(screen.getAllByText('Cleo')).toHaveLength(2);
  expect(printed).not.toHaveBeenCalled();
});

test('what was not written is inferred', async () => {
  expectTypeOf<RootState>().toEqualTypeOf<{rosters: RostersState}>();
  expectTypeOf(useAppDispatch).returns.toEqualTypeOf<AppDispatch>();
  expectTypeOf(selectWithRoom).parameters.toEqualTypeOf<
    [state: RootState, seats: number]
  >();
  expectTypeOf(selectWithRoom).returns.toEqualTypeOf<string[]>();
  // @ts-expect-error the argument is a string
  expectTypeOf(loadDancers(7));
  // @ts-expect-error the dancer is missing
  dancerSignedUp({classId: 'salsa'});

  server.use(http.get(address, () => HttpResponse.json(['Ana'])));
  const result = await store.dispatch(loadDancers('tango'));
  if (loadDancers.fulfilled.match(result)) {
    expectTypeOf(result.payload).toEqualTypeOf<string[]>();
  } else {
    expectTypeOf(result.payload).toEqualTypeOf<
      {reason: string} | undefined
    >();
    expectTypeOf(result.error).toEqualTypeOf<SerializedError>();
  }
  expect(result.payload).toEqual(['Ana']);
  expect(selectWithRoom(store.getState(), 1)).toEqual([]);
});

test('withTypes returns the function itself', () => {
  expect(useAppSelector).toBe(useSelector);
  expect(useAppDispatch).toBe(useDispatch);
  expect(createAppAsyncThunk).toBe(createAsyncThunk);
  expect(createAppSelector).toBe(createSelector);
});

test('the slice of the first steps makes the same states', () => {
  const seen = [
    dancerSignedUp({classId: 'salsa', dancer: 'Ana'}),
    problemsDismissed(),
  ];
  const start = {dancers: {}, problems: {tango: 'HTTP 503'}};
  const first = seen.reduce(firstSlice.reducer, start);
  expect(first).toEqual({dancers: {salsa: ['Ana']}, problems: {}});
  expect(seen.reduce(rostersSlice.reducer, start)).toEqual(first);
});
