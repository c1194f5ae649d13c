import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';

/** What an endpoint has in JavaScript, where no type refuses it. */
const untyped: object = {invalidatesTags: ['Book'], providesTags: ['Book']};

function makeLibrary() {
  const requests: string[] = [];
  const answer = (name: string) => () => ({data: requests.push(name)});
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Book'],
    endpoints: (build) => ({
      list: build.query<number, void>({
        queryFn: answer('list'),
        providesTags: ['Book'],
      }),
      audit: build.query<number, void>({
        queryFn: answer('audit'),
        ...untyped,
        providesTags: [],
      }),
      borrow: build.mutation<number, void>({
        queryFn: answer('borrow'),
        ...untyped,
        invalidatesTags: [],
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  return {api, store, requests};
}

test('invalidatesTags of a query and providesTags of a mutation are ignored', async () => {
  const printed = captureConsole();
  const {api, store, requests} = makeLibrary();
  const {list, audit, borrow} = api.endpoints;
  await store.dispatch(list.initiate());
  await store.dispatch(audit.initiate());
  await store.dispatch(borrow.initiate());
  store.dispatch(api.util.invalidateTags(['Book']));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(requests).toEqual(['list', 'audit', 'borrow', 'list']);
  expect(store.getState().api.provided.tags).toEqual({
    Book: {__internal_without_id: ['list(undefined)']},
  });
  expect(printed.texts()).toEqual([]);
});
