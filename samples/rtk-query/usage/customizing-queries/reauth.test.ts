import {createApi} from '@reduxjs/toolkit/query/react';
import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {baseQueryWithLogout} from './baseQueryWithLogout';
import {gate, recordingServer, storeWith} from './handlers';
import {securedApi} from './securedApi';
import {loggedOut, sessionSlice, tokenReceived} from './sessionSlice';

const makeStore = () => {
  const store = storeWith(securedApi, {session: sessionSlice.reducer});
  store.dispatch(tokenReceived('old'));
  return store;
};

let valid = 'new';
let refreshGate = gate();
const orbit = recordingServer(async (request, path) => {
  const token = request.headers.get('authorization');
  if (path === '/session/refresh') {
    await refreshGate.opened;
    return valid ? {body: {token: 'new'}} : {status: 403};
  }
  if (path === '/images/slow' && token === 'Bearer old')
    await slowGate.opened;
  return token === `Bearer ${valid}`
    ? {body: {id: path.slice('/images/'.length)}}
    : {status: 401};
});
let slowGate = gate();

let store = makeStore();
beforeEach(() => {
  orbit.taken();
  valid = 'new';
  refreshGate = gate();
  slowGate = gate();
  server.use(orbit.handler);
  store = makeStore();
});
const image = (id: string, from = store) =>
  from.dispatch(securedApi.endpoints.image.initiate(id));
const refreshes = () =>
  orbit.asked.filter((path) => path.startsWith('POST')).length;
const allAsked = (count: number) =>
  vi.waitFor(() => expect(orbit.asked).toHaveLength(count));

describe('three queries with an expired token', () => {
  test('one refresh, three successes', async () => {
    const results = ['a', 'b', 'c'].map((id) => image(id));
    await allAsked(4);
    refreshGate.open();
    const data = (await Promise.all(results)).map((result) => result.data);
    expect(data).toEqual([{id: 'a'}, {id: 'b'}, {id: 'c'}]);
    expect(orbit.asked).toEqual([
      '/images/a',
      '/images/b',
      '/images/c',
      'POST /session/refresh',
      '/images/a',
      '/images/b',
      '/images/c',
    ]);
  });

  test('a failed refresh logs out once, and nothing is repeated', async () => {
    valid = '';
    const results = ['a', 'b', 'c'].map((id) => image(id));
    await allAsked(4);
    refreshGate.open();
    for (const {error} of await Promise.all(results))
      expect(error).toMatchObject({status: 401});
    expect(orbit.asked).toHaveLength(4);
    expect(store.getState().session).toEqual({token: null});
  });
});

test('a query that starts during the refresh shares it', async () => {
  const first = image('a');
  await allAsked(2);
  const second = image('b');
  await allAsked(3);
  refreshGate.open();
  await Promise.all([first, second]);
  expect(orbit.asked).toEqual([
    '/images/a',
    'POST /session/refresh',
    '/images/b',
    '/images/a',
    '/images/b',
  ]);
});

test('a refresh that does not reach the server logs out, too', async () => {
  server.use(
    http.post('https://orbit.example/api/session/refresh', () =>
      HttpResponse.error(),
    ),
  );
  expect((await image('a')).error).toMatchObject({status: 401});
  expect(store.getState().session).toEqual({token: null});
});

test('a refresh without a response is given up after ten seconds', async () => {
  const clock = useFakeClock();
  const query = image('a');
  await allAsked(2);
  await clock.advance(9_900);
  expect(store.getState().session).toEqual({token: 'old'});
  await clock.advance(100);
  expect((await query).error).toMatchObject({status: 401});
  expect(store.getState().session).toEqual({token: null});
});

test('a 401 with a text as its body is refreshed, too', async () => {
  refreshGate.open();
  let token: string | null = null;
  server.use(
    http.get('https://orbit.example/api/images/a', ({request}) => {
      token = request.headers.get('authorization');
      return token === 'Bearer new'
        ? HttpResponse.json({id: 'a'})
        : HttpResponse.text('Unauthorized', {status: 401});
    }),
  );
  expect((await image('a')).data).toEqual({id: 'a'});
  expect(refreshes()).toBe(1);
});

test('a text as the body of a last 401 does not bring the retries back', async () => {
  valid = '';
  refreshGate.open();
  let requests = 0;
  server.use(
    http.get('https://orbit.example/api/images/a', () => {
      requests++;
      return HttpResponse.text('Unauthorized', {status: 401});
    }),
  );
  expect((await image('a')).error).toMatchObject({originalStatus: 401});
  expect(requests).toBe(1);
});

test('a 503 is repeated for a query, and not for a mutation', async () => {
  const clock = useFakeClock();
  let requests = 0;
  server.use(
    http.all('https://orbit.example/api/images/a', () => {
      requests++;
      return new HttpResponse(null, {status: 503});
    }),
  );
  const {order} = securedApi.injectEndpoints({
    endpoints: (build) => ({
      order: build.mutation<null, string>({
        query: (id) => ({url: `images/${id}`, method: 'POST'}),
      }),
    }),
  }).endpoints;
  expect((await store.dispatch(order.initiate('a'))).error).toMatchObject({
    status: 503,
  });
  expect(requests).toBe(1);
  let done = false;
  const query = image('a').then(() => (done = true));
  while (!done) {
    await clock.advance(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await query;
  expect(requests).toBe(4);
});

test('a 401 that comes after the refresh causes no second one', async () => {
  const slow = image('slow');
  const quick = image('quick');
  refreshGate.open();
  await quick;
  slowGate.open();
  expect((await slow).data).toEqual({id: 'slow'});
  expect(refreshes()).toBe(1);
});

test.each([
  ['would get the token of the next user', false, 2],
  ['ends when the cache is cleared', true, 1],
])('a request at logout %s', async (_label, clears, requests) => {
  const slow = image('slow');
  await allAsked(1);
  store.dispatch(loggedOut());
  if (clears) store.dispatch(securedApi.util.resetApiState());
  store.dispatch(tokenReceived('new'));
  slowGate.open();
  await slow;
  expect(orbit.asked).toHaveLength(requests);
});

test('a server that refuses the new token is not asked in a loop', async () => {
  valid = 'another';
  refreshGate.open();
  expect((await image('a')).error).toMatchObject({status: 401});
  expect(orbit.asked).toEqual([
    '/images/a',
    'POST /session/refresh',
    '/images/a',
  ]);
});

test('the query that started the refresh can be aborted', async () => {
  const first = image('a');
  await allAsked(2);
  const second = image('b');
  await allAsked(3);
  first.abort();
  refreshGate.open();
  expect((await second).data).toEqual({id: 'b'});
  expect((await first).error).toMatchObject({name: 'AbortError'});
  expect(orbit.asked).toEqual([
    '/images/a',
    'POST /session/refresh',
    '/images/b',
    '/images/b',
  ]);
});

test('a logout during the refresh wins', async () => {
  const request = image('a');
  await allAsked(2);
  store.dispatch(loggedOut());
  refreshGate.open();
  expect((await request).error).toMatchObject({status: 401});
  expect(store.getState().session).toEqual({token: null});
  expect(orbit.asked).toHaveLength(2);
});

test('two stores do not share a refresh', async () => {
  const other = makeStore();
  const results = [image('a'), image('b', other)];
  await allAsked(4);
  refreshGate.open();
  await Promise.all(results);
  expect(refreshes()).toBe(2);
});

test('without a token a 401 is tried once with a refresh', async () => {
  store.dispatch(loggedOut());
  refreshGate.open();
  expect((await image('a')).data).toEqual({id: 'a'});
  expect(refreshes()).toBe(1);
});

test('without a token, a 401 that comes after a failed refresh starts another', async () => {
  store.dispatch(loggedOut());
  valid = '';
  refreshGate.open();
  for (const id of ['a', 'b'])
    expect((await image(id)).error).toMatchObject({status: 401});
  expect(refreshes()).toBe(2);
});

const guarded = securedApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<unknown, string>({
      query: (pin) => ({url: 'session', method: 'POST', body: {pin}}),
    }),
  }),
});

test('a wrong password starts no refresh', async () => {
  refreshGate.open();
  const signIn = guarded.endpoints.signIn.initiate('1234');
  expect((await store.dispatch(signIn)).error).toMatchObject({status: 401});
  expect(orbit.asked).toEqual(['POST /session']);
});

describe('without a refresh', () => {
  const plain = createApi({
    reducerPath: 'plain',
    baseQuery: baseQueryWithLogout,
    endpoints: (build) => ({
      image: build.query<unknown, string>({query: (id) => `images/${id}`}),
      confirm: build.mutation<null, string>({
        query: (password) => ({
          url: 'confirm',
          method: 'POST',
          body: {password},
        }),
      }),
    }),
  });
  const plainStore = () => {
    let logouts = 0;
    const count = (token = '', {type}: {type: string}) => {
      if (loggedOut.match({type})) logouts++;
      return token;
    };
    const session = sessionSlice.reducer;
    const made = storeWith(plain, {session, count});
    return {made, logouts: () => logouts};
  };
  const ask = ({made}: ReturnType<typeof plainStore>, id: string) =>
    made.dispatch(plain.endpoints.image.initiate(id));

  test('many 401s log out once', async () => {
    const own = plainStore();
    own.made.dispatch(tokenReceived('old'));
    for (const {error} of await Promise.all([ask(own, 'a'), ask(own, 'b')]))
      expect(error).toMatchObject({status: 401});
    expect(own.logouts()).toBe(1);
    expect(own.made.getState().session).toEqual({token: null});
  });

  test('a 401 without a token, or for an old one, does not', async () => {
    const own = plainStore();
    expect((await ask(own, 'a')).error).toMatchObject({status: 401});
    own.made.dispatch(tokenReceived('old'));
    const late = ask(own, 'slow');
    await allAsked(2);
    own.made.dispatch(tokenReceived('new'));
    slowGate.open();
    expect((await late).error).toMatchObject({status: 401});
    expect(own.logouts()).toBe(0);
  });

  test('a 401 for a mutation of a signed-in user does', async () => {
    const own = plainStore();
    own.made.dispatch(tokenReceived('old'));
    await own.made.dispatch(plain.endpoints.confirm.initiate('1234'));
    expect(own.logouts()).toBe(1);
  });
});
