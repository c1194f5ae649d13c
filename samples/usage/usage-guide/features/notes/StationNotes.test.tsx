import {configureStore} from '@reduxjs/toolkit';
import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {address, notesServer} from './handlers';
import {notesApi} from './notesApi';
import {StationNotes} from './StationNotes';

const makeStore = () =>
  configureStore({
    reducer: {[notesApi.reducerPath]: notesApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(notesApi.middleware),
  });

const user = userEvent.setup();
const show = (stationId: string) => (
  <Provider store={store}>
    <StationNotes stationId={stationId} />
  </Provider>
);
const field = () => screen.getByLabelText<HTMLInputElement>('Note');
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  store = makeStore();
  server.use(...notesServer());
});

test('a refetch that fails leaves the notes on screen, with a message', async () => {
  render(show('h'));
  await screen.findByText('Dock 3 is bent');
  server.use(http.get(address, () => HttpResponse.error()));
  act(() => {
    store.dispatch(notesApi.util.invalidateTags(['Notes']));
  });
  await screen.findByText('The notes could not be loaded.');
  screen.getByText('Dock 3 is bent');
});

test('another station starts without notes and with an empty form', async () => {
  const {rerender} = render(show('h'));
  await screen.findByText('Dock 3 is bent');
  await user.type(field(), 'Pump');
  rerender(show('m'));
  expect(screen.queryByText('Dock 3 is bent')).toBeNull();
  expect(field().value).toBe('');
});

test('a failure is shown in the form, which keeps its text', async () => {
  server.use(http.post(address, () => HttpResponse.error()));
  render(show('h'));
  await user.type(field(), 'Pump');
  await user.click(screen.getByRole('button', {name: 'Add'}));
  const message = await screen.findByText('The note was not saved.');
  expect(field().form!.contains(message)).toBe(true);
  expect(field().value).toBe('Pump');
});

test('a failure after another station was opened is not shown', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.post(address, async () => {
      await response;
      return HttpResponse.error();
    }),
  );
  const {rerender} = render(show('h'));
  await user.type(field(), 'Pump');
  await user.click(screen.getByRole('button', {name: 'Add'}));
  const running = store.dispatch(notesApi.util.getRunningMutationsThunk());
  expect(running).toHaveLength(1);
  rerender(show('m'));
  respond();
  await act(async () => void (await Promise.all(running)));
  rerender(show('h'));
  expect(screen.queryByText('The note was not saved.')).toBeNull();
  expect(field().value).toBe('');
});

test('while it is sent, the text cannot be changed or sent again', async () => {
  let respond = () => {};
  let sent = 0;
  const response = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.post(address, async () => {
      sent++;
      await response;
      return HttpResponse.json({id: 'n3', text: 'Pump'});
    }),
  );
  render(show('h'));
  await user.type(field(), 'Pump');
  await user.type(field(), '{Enter}{Enter} is missing');
  expect(field().value).toBe('Pump');
  await user.click(screen.getByRole('button', {name: 'Add'}));
  respond();
  await expect.poll(() => field().value).toBe('');
  // The second click of a double click finds an empty field.
  await user.click(screen.getByRole('button', {name: 'Add'}));
  expect(sent).toBe(1);
});
