import {createApi} from '@reduxjs/toolkit/query/react';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {baseQueryWithReauth} from './baseQueryWithReauth';
import {recordingServer, storeWith} from './handlers';
import {refreshOnce} from './refreshOnce';
import {selectToken, sessionSlice, tokenReceived} from './sessionSlice';
import type {TokenBaseQuery} from './tokenBaseQuery';

function makeStore() {
  const baseQuery: TokenBaseQuery = async (args, api, options) => {
    const expiresSoon = selectToken(api.getState()) === 'old';
    if (expiresSoon) await refreshOnce(api);
    return baseQueryWithReauth(args, api, options);
  };
  const api = createApi({
    baseQuery,
    endpoints: (build) => ({
      image: build.query<{id: string}, string>({
        query: (id) => `images/${id}`,
      }),
    }),
  });
  const store = storeWith(api, {session: sessionSlice.reducer});
  store.dispatch(tokenReceived('old'));
  return {...store, image: api.endpoints.image};
}

test('without a network, the early refresh logs out', async () => {
  server.use(
    http.all('https://orbit.example/*', () => HttpResponse.error()),
  );
  const {dispatch, getState, image} = makeStore();
  const {error} = await dispatch(image.initiate('a'));
  expect(error).toMatchObject({status: 'FETCH_ERROR'});
  expect(selectToken(getState())).toBeNull();

  // Without it, the session stays: there is no 401.
  dispatch(tokenReceived('valid'));
  await dispatch(image.initiate('b'));
  expect(selectToken(getState())).toBe('valid');
});

test('a refresh before the token expires is shared, and no 401 comes', async () => {
  const orbit = recordingServer((request, path) =>
    path === '/session/refresh'
      ? {body: {token: 'new'}}
      : {
          status:
            request.headers.get('authorization') === 'Bearer new'
              ? 200
              : 401,
          body: {id: path},
        },
  );
  server.use(orbit.handler);
  const {dispatch, image} = makeStore();
  const results = await Promise.all(
    ['a', 'b'].map((id) => dispatch(image.initiate(id))),
  );
  expect(results.map(({isSuccess}) => isSuccess)).toEqual([true, true]);
  expect(orbit.asked.toSorted()).toEqual([
    '/images/a',
    '/images/b',
    'POST /session/refresh',
  ]);
});
