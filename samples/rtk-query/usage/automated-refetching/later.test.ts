import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {useFakeClock} from '../../../testing/useFakeClock';

test('tags can be invalidated some time after a mutation', async () => {
  const clock = useFakeClock();
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Invoice'],
    endpoints: (build) => ({
      count: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
        providesTags: ['Invoice'],
      }),
      pay: build.mutation<null, void>({
        queryFn: () => ({data: null}),
        async onQueryStarted(_arg, {dispatch, queryFulfilled}) {
          try {
            await queryFulfilled;
          } catch {
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, 2000));
          dispatch(api.util.invalidateTags(['Invoice']));
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await store.dispatch(api.endpoints.count.initiate());
  await store.dispatch(api.endpoints.pay.initiate());
  await clock.advance(1999);
  expect(requests).toBe(1);
  await clock.advance(100);
  expect(requests).toBe(2);
});
