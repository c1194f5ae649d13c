import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider, useSelector} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {recordingServer} from './handlers';
import {securedApi} from './securedApi';
import {
  loggedOut,
  selectToken,
  sessionSlice,
  tokenReceived,
} from './sessionSlice';

/** A store that clears the cache on logout. */
function makeStore() {
  const listener = createListenerMiddleware();
  const counts = {logouts: 0};
  listener.startListening({
    actionCreator: loggedOut,
    effect(_, {dispatch}) {
      counts.logouts++;
      dispatch(securedApi.util.resetApiState());
    },
  });
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      [securedApi.reducerPath]: securedApi.reducer,
    },
    middleware: (defaults) =>
      defaults().prepend(listener.middleware).concat(securedApi.middleware),
  });
  store.dispatch(tokenReceived('old'));
  return {store, counts};
}

/** Such a store, with a mounted query. */
function signedIn() {
  const {store, counts} = makeStore();
  const {result} = renderHook(
    () => securedApi.endpoints.image.useQuery('a'),
    {
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  return {store, result, counts};
}

test('a listener that clears the cache on logout starts no loop', async () => {
  const orbit = recordingServer(async () => {
    // A loop stops here, so that the test fails instead of hanging.
    if (orbit.asked.length > 10) await new Promise(() => {});
    return {status: 401};
  });
  server.use(orbit.handler);
  const {result, counts} = signedIn();
  await waitFor(() =>
    expect(result.current.error).toMatchObject({status: 401}),
  );
  expect(counts.logouts).toBe(1);
  expect(orbit.asked).toEqual([
    '/images/a',
    'POST /session/refresh',
    '/images/a',
    'POST /session/refresh',
  ]);
});

test('a session that lives on at the server logs the user in again', async () => {
  const orbit = recordingServer((request, path) => {
    if (path === '/session/refresh') return {body: {token: 'new'}};
    return request.headers.has('authorization')
      ? {body: {id: 'a'}}
      : {status: 401};
  });
  server.use(orbit.handler);
  const {store, result} = signedIn();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  orbit.taken();
  act(() => void store.dispatch(loggedOut()));
  expect(store.getState().session.token).toBeNull();
  await waitFor(() => expect(store.getState().session.token).toBe('new'));
  await waitFor(() => expect(orbit.asked).toHaveLength(3));
  expect(orbit.taken()).toEqual([
    '/images/a',
    'POST /session/refresh',
    '/images/a',
  ]);
});

test('private screens that unmount with the token send nothing', async () => {
  const orbit = recordingServer(() => ({body: {id: 'a'}}));
  server.use(orbit.handler);
  const {store} = makeStore();
  function Private() {
    return <p>{securedApi.endpoints.image.useQuery('a').data?.id}</p>;
  }
  function App() {
    return useSelector(selectToken) ? <Private /> : <p>Sign in</p>;
  }
  render(
    <Provider store={store}>
      <App />
    </Provider>,
  );
  await screen.findByText('a');
  act(() => void store.dispatch(loggedOut()));
  screen.getByText('Sign in');
  expect(store.getState().secured.queries).toEqual({});
  expect(orbit.asked).toEqual(['/images/a']);
});
