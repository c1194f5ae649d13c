import {configureStore} from '@reduxjs/toolkit';
import {
  buildCreateApi,
  coreModule,
  fetchBaseQuery,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import {renderToString} from 'react-dom/server';
import {Provider} from 'react-redux';

const createServerApi = buildCreateApi(
  coreModule(),
  reactHooksModule({
    // Never in a browser: there a render must not dispatch.
    unstable__sideEffectsInRender: typeof window === 'undefined',
  }),
);

export const boardApi = createServerApi({
  reducerPath: 'boardApi',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://jobs.example/api/',
    timeout: 10_000,
  }),
  endpoints: (build) => ({
    cities: build.query<string[], void>({query: () => 'cities'}),
    jobs: build.query<{id: number; title: string}[], string>({
      query: (city) => `jobs/${encodeURIComponent(city)}`,
    }),
  }),
});

function CityJobs({city}: {city: string}) {
  const {currentData, isError} = boardApi.useJobsQuery(city);
  const count = currentData?.length ?? (isError ? 'unknown' : 'loading');
  return <p>{city + ': ' + count}</p>;
}

function Board() {
  const {data, isError} = boardApi.useCitiesQuery();
  if (!data) return <p>{isError ? 'no cities' : 'loading'}</p>;
  return data.map((city) => <CityJobs key={city} city={city} />);
}

export async function renderUntilReady(maxPasses = 5) {
  const store = configureStore({
    reducer: {[boardApi.reducerPath]: boardApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(boardApi.middleware),
  });
  const page = (
    <Provider store={store}>
      <Board />
    </Provider>
  );
  const passes: string[] = [];
  try {
    while (passes.length < maxPasses) {
      passes.push(renderToString(page));
      const running = store.dispatch(
        boardApi.util.getRunningQueriesThunk(),
      );
      if (running.length === 0) break;
      await Promise.all(running);
    }
  } finally {
    store.dispatch(boardApi.util.resetApiState());
  }
  return passes; // send the last one
}
