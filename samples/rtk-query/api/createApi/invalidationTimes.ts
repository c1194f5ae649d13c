import {configureStore} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';

for (const behavior of ['delayed', 'immediately'] as const) {
  console.log(`--- ${behavior}`);
  let finishReport = () => {};
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Fine'],
    invalidationBehavior: behavior,
    endpoints: (build) => ({
      fines: build.query<number, void>({
        queryFn() {
          console.log('fines are fetched');
          return {data: 3};
        },
        providesTags: ['Fine'],
      }),
      // Has nothing to do with fines, but takes its time.
      yearlyReport: build.query<string, void>({
        queryFn: () =>
          new Promise((resolve) => {
            finishReport = () => resolve({data: 'done'});
          }),
      }),
      payFine: build.mutation<null, void>({
        queryFn: () => ({data: null}),
        invalidatesTags: ['Fine'],
      }),
    }),
  });
  const store = configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
  const {fines, yearlyReport, payFine} = api.endpoints;
  await store.dispatch(fines.initiate());
  const report = store.dispatch(yearlyReport.initiate());
  await store.dispatch(payFine.initiate());
  console.log('the fine is paid');
  console.log('the report is finished');
  finishReport();
  await report;
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}
