import {configureStore, createListenerMiddleware} from '@reduxjs/toolkit';
import {renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {recordingServer} from './handlers';
import {securedApi} from './securedApi';
import {loggedOut, sessionSlice, tokenReceived} from './sessionSlice';

test('a listener that clears the cache on logout starts no loop', async () => {
  const orbit = recordingServer(async () => {
    // A loop stops here, so that the test fails instead of hanging.
    if (orbit.asked.length > 10) await new Promise(() => {});
    return {status: 401};
  });
  server.use(orbit.handler);
  const listener = createListenerMiddleware();
  let logouts = 0;
  listener.startListening({
    actionCreator: loggedOut,
    effect(_, {dispatch}) {
      logouts++;
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
  const {result} = renderHook(
    () => securedApi.endpoints.image.useQuery('a'),
    {
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  await waitFor(() =>
    expect(result.current.error).toMatchObject({status: 401}),
  );
  expect(logouts).toBe(1);
  expect(orbit.asked).toEqual([
    '/images/a',
    'POST /session/refresh',
    '/images/a',
    'POST /session/refresh',
  ]);
});
