import {configureStore, createSlice} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {connectClient, request} from './client';

test('each request carries the token of its own moment', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get('https://fleet.example/rides', ({request}) => {
      seen.push(request.headers.get('authorization'));
      return HttpResponse.json([]);
    }),
  );
  const session = createSlice({
    name: 'session',
    initialState: {token: null as string | null},
    reducers: {
      tokenReceived(state, action: {payload: string}) {
        state.token = action.payload;
      },
    },
  });
  const store = configureStore({reducer: {session: session.reducer}});
  await request('/rides');
  connectClient(() => store.getState().session.token);
  await request('/rides');
  store.dispatch(session.actions.tokenReceived('t1'));
  await request('/rides');
  store.dispatch(session.actions.tokenReceived('t2'));
  await request('/rides');
  expect(seen).toEqual([null, null, 'Bearer t1', 'Bearer t2']);
});
