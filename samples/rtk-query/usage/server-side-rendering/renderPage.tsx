import {renderToString} from 'react-dom/server';
import {Provider} from 'react-redux';
import {JobBoard} from './JobBoard';
import {jobsApi, makeStore} from './jobsApi';

const {jobs, cities} = jobsApi.endpoints;

export async function renderPage(city: string, visitorHeaders: Headers) {
  // 1. A store for this request only.
  const store = makeStore(visitorHeaders);
  try {
    // 2. Start what the page needs. Both requests run at the same time.
    store.dispatch(jobs.initiate(city));
    store.dispatch(cities.initiate());
    // 3. Wait until all have settled.
    await Promise.all(
      store.dispatch(jobsApi.util.getRunningQueriesThunk()),
    );
    // 4. Render. The hooks find their data in the store.
    const html = renderToString(
      <Provider store={store}>
        <JobBoard city={city} />
      </Provider>,
    );
    // 5. Send the state along, with every `<` escaped.
    const json = JSON.stringify(store.getState());
    return (
      `<div id="root">${html}</div>` +
      `<script id="state" type="application/json">` +
      `${json.replaceAll('<', '\\u003c')}</script>`
    );
  } finally {
    // 6. Stop timers and requests of this store.
    store.dispatch(jobsApi.util.resetApiState());
  }
}
