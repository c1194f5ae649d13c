import {renderToString} from 'react-dom/server';
import {Provider} from 'react-redux';
import type {RootState} from '../app/rootReducer';
import type {Services} from '../app/services';
import {makeStore} from '../app/store';
import {loadStations} from '../features/stations/loadStations';
import {StationSign} from '../features/stations/StationSign';

export async function renderPage(services: Services): Promise<string> {
  // Made here, not imported: two requests must never share a store.
  const store = makeStore(undefined, services);
  // Rejects if they cannot be loaded: respond with an error then.
  await store.dispatch(loadStations()).unwrap();

  const html = renderToString(
    <Provider store={store}>
      <StationSign id="h" />
    </Provider>,
  );
  return (
    `<div id="root">${html}</div>` +
    `<script id="state" type="application/json">` +
    `${toJson(store.getState())}</script>`
  );
}

/** A name such as `</script>` must not end the element. */
function toJson(state: RootState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
