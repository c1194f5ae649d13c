import {
  configureStore,
  createAction,
  createReducer,
} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {sessionApi} from './sessionApi';

test.each<[string, string | null, unknown]>([
  ['no body', null, 401],
  ['a text', 'Unauthorized', 'PARSING_ERROR'],
])(
  'a query that failed with 401 and %s is sent again after the sign-in',
  async (_label, body, status) => {
    let signedIn = false;
    const answers: number[] = [];
    server.use(
      http.get('https://invoices.example/api/invoices', () => {
        answers.push(signedIn ? 200 : 401);
        return signedIn
          ? HttpResponse.json([])
          : new HttpResponse(body, {status: 401});
      }),
      http.post<never, {password: string}>(
        'https://invoices.example/api/session',
        async ({request}) => {
          signedIn = (await request.json()).password === 'ledger';
          return HttpResponse.json(null, {status: signedIn ? 200 : 403});
        },
      ),
    );
    const store = configureStore({
      reducer: {[sessionApi.reducerPath]: sessionApi.reducer},
      middleware: (getDefault) =>
        getDefault().concat(sessionApi.middleware),
    });
    const {getInvoices, signIn} = sessionApi.endpoints;
    const loaded = () =>
      Promise.all(store.dispatch(sessionApi.util.getRunningQueriesThunk()));

    const query = store.dispatch(getInvoices.initiate());
    expect(await query).toMatchObject({isError: true, error: {status}});

    await store.dispatch(signIn.initiate({user: 'ada', password: 'wrong'}));
    await loaded();
    expect(answers).toEqual([401]);

    await store.dispatch(
      signIn.initiate({user: 'ada', password: 'ledger'}),
    );
    await loaded();
    expect(answers).toEqual([401, 200]);
    expect(getInvoices.select()(store.getState())).toMatchObject({
      isSuccess: true,
      data: [],
    });
  },
);

test.each([
  ['from matchFulfilled', [null, 'key'], 'fulfilled'],
  ['in onQueryStarted', [null, null], 'rejected'],
  ['after unwrap', [null, null], 'rejected'],
])('a token that is stored %s', async (way, sent, status) => {
  const tokens: (string | null)[] = [];
  server.use(
    http.get('https://invoices.example/api/invoices', ({request}) => {
      const token = request.headers.get('authorization');
      tokens.push(token);
      return HttpResponse.json([], {status: token ? 200 : 401});
    }),
    http.post('https://invoices.example/api/session', () =>
      HttpResponse.json('key'),
    ),
  );
  const tokenStored = createAction<string>('tokenStored');
  const api = createApi({
    baseQuery: fetchBaseQuery({
      baseUrl: 'https://invoices.example/api',
      prepareHeaders(headers, {getState}) {
        const {token} = getState() as {token: string | null};
        if (token) headers.set('authorization', token);
      },
    }),
    tagTypes: ['SignedOut'],
    endpoints: (build) => ({
      getInvoices: build.query<unknown, void>({
        query: () => 'invoices',
        providesTags: (_result, error) => (error ? ['SignedOut'] : []),
      }),
      signIn: build.mutation<string, void>({
        query: () => ({url: 'session', method: 'POST'}),
        invalidatesTags: ['SignedOut'],
        async onQueryStarted(_arg, {dispatch, queryFulfilled}) {
          const {data} = await queryFulfilled;
          if (way === 'in onQueryStarted') dispatch(tokenStored(data));
        },
      }),
    }),
  });
  const {getInvoices, signIn} = api.endpoints;
  const token = createReducer<string | null>(null, (builder) => {
    builder.addCase(tokenStored, (_state, {payload}) => payload);
    if (way === 'from matchFulfilled')
      builder.addMatcher(
        signIn.matchFulfilled,
        (_state, {payload}) => payload,
      );
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer, token},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(getInvoices.initiate());
  const key = await store.dispatch(signIn.initiate()).unwrap();
  if (way === 'after unwrap') store.dispatch(tokenStored(key));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(tokens).toEqual(sent);
  expect(getInvoices.select()(store.getState()).status).toBe(status);
});
