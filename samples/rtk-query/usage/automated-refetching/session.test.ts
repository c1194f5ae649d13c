import {configureStore} from '@reduxjs/toolkit';
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
