import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';

/** Requests that a focus event causes, for these settings. */
async function afterFocus(
  refetchOnFocus: boolean,
  subscribers: (boolean | undefined)[],
) {
  let requests = 0;
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    refetchOnFocus,
    endpoints: (build) => ({
      getLifts: build.query<number, void>({
        queryFn: () => ({data: ++requests}),
      }),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  for (const option of subscribers) {
    await store.dispatch(
      api.endpoints.getLifts.initiate(undefined, {
        subscriptionOptions: {refetchOnFocus: option},
      }),
    );
  }
  requests = 0;
  store.dispatch(api.internalActions.onFocus());
  return requests;
}

for (const onApi of [false, true])
  for (const subscribers of [
    [undefined],
    [true],
    [false],
    [undefined, true],
    [undefined, false],
    [true, false],
  ]) {
    const count = await afterFocus(onApi, subscribers);
    const hooks = subscribers.map((option) => option ?? 'unset');
    console.log(
      `api ${String(onApi).padEnd(5)} ` +
        `hooks ${hooks.join(', ').padEnd(12)} -> ` +
        (count ? 'refetch' : 'nothing'),
    );
  }
