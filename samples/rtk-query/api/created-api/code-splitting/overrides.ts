import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';

const officeApi = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    getFee: build.query<number, void>({queryFn: () => ({data: 80})}),
  }),
});
const store = configureStore({
  reducer: {[officeApi.reducerPath]: officeApi.reducer},
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().concat(officeApi.middleware),
});

async function injectFee(fee: number, override: boolean | 'throw') {
  const {endpoints} = officeApi.injectEndpoints({
    overrideExisting: override,
    endpoints: (build) => ({
      getFee: build.query<number, void>({queryFn: () => ({data: fee})}),
    }),
  });
  const {data} = await store.dispatch(
    endpoints.getFee.initiate(undefined, {forceRefetch: true}),
  );
  console.log(`${override}: the fee is ${data}`);
}

await injectFee(95, false);
await injectFee(95, true);
await injectFee(120, 'throw').catch((error: Error) => {
  console.log(`throw: ${error.message}`);
});
