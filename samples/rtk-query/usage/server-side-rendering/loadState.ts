import {jobsApi, makeStore} from './jobsApi';

const {jobs, cities} = jobsApi.endpoints;

/** For a loader: runs the queries of a page, and returns the state. */
export async function loadState(city: string, visitorHeaders: Headers) {
  const store = makeStore(visitorHeaders);
  try {
    store.dispatch(jobs.initiate(city));
    store.dispatch(cities.initiate());
    await Promise.all(
      store.dispatch(jobsApi.util.getRunningQueriesThunk()),
    );
    return store.getState();
  } finally {
    store.dispatch(jobsApi.util.resetApiState());
  }
}
