import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {remindersApi, type Reminder} from './remindersApi';
import {listAndRows, onSuccess} from './tagHelpers';

test('the helpers describe lists, rows and failures', async () => {
  let accept = true;
  let loads = 0;
  server.use(
    http.get('https://invoices.example/api/reminders', () => {
      loads += 1;
      return HttpResponse.json([{id: 7, invoiceId: 1}]);
    }),
    http.post('https://invoices.example/api/reminders', () =>
      HttpResponse.json(null, {status: accept ? 200 : 422}),
    ),
  );
  const store = configureStore({
    reducer: {[remindersApi.reducerPath]: remindersApi.reducer},
    middleware: (getDefault) =>
      getDefault().concat(remindersApi.middleware),
  });
  const {getReminders, addReminder} = remindersApi.endpoints;
  const {getRunningQueriesThunk} = remindersApi.util;
  await store.dispatch(getReminders.initiate());
  expect(Object.values(store.getState().api.provided.keys)).toEqual([
    [
      {type: 'Reminder', id: 'LIST'},
      {type: 'Reminder', id: 7},
    ],
  ]);

  await store.dispatch(addReminder.initiate({invoiceId: 2}));
  await Promise.all(store.dispatch(getRunningQueriesThunk()));
  expect(loads).toBe(2);

  accept = false;
  await store.dispatch(addReminder.initiate({invoiceId: 2}));
  await Promise.all(store.dispatch(getRunningQueriesThunk()));
  expect(loads).toBe(2);
});

test('onSuccess: a lost response leaves old data', async () => {
  const rows: Reminder[] = [];
  server.use(
    http.get('https://invoices.example/api/reminders', () =>
      HttpResponse.json(rows),
    ),
    http.post('https://invoices.example/api/reminders', () => {
      rows.push({id: 7, invoiceId: 1});
      return HttpResponse.error();
    }),
  );
  const store = configureStore({
    reducer: {[remindersApi.reducerPath]: remindersApi.reducer},
    middleware: (getDefault) =>
      getDefault().concat(remindersApi.middleware),
  });
  const {getReminders, addReminder} = remindersApi.endpoints;
  await store.dispatch(getReminders.initiate());
  const {error} = await store.dispatch(
    addReminder.initiate({invoiceId: 1}),
  );
  expect(error).toMatchObject({status: 'FETCH_ERROR'});
  await Promise.all(
    store.dispatch(remindersApi.util.getRunningQueriesThunk()),
  );
  expect(rows).toHaveLength(1);
  expect(getReminders.select()(store.getState()).data).toEqual([]);
});

test('without rows, the list still has its own tag', () => {
  const tags = listAndRows('Reminder');
  for (const rows of [[], undefined, null]) {
    expect(tags(rows)).toEqual([{type: 'Reminder', id: 'LIST'}]);
  }
});

test('a misspelled type does not compile', () => {
  remindersApi.injectEndpoints({
    endpoints: (build) => ({
      getOld: build.query<Reminder[], void>({
        query: () => 'reminders/old',
        // @ts-expect-error 'Remindr' is not one of the tagTypes
        providesTags: listAndRows('Remindr'),
      }),
      clear: build.mutation<null, void>({
        query: () => ({url: 'reminders', method: 'DELETE'}),
        // @ts-expect-error 'Remindr' is not one of the tagTypes
        invalidatesTags: onSuccess(['Remindr']),
      }),
    }),
  });
});
