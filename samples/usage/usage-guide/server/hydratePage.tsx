import {hydrateRoot, type HydrationOptions} from 'react-dom/client';
import {Provider} from 'react-redux';
import {makeStore} from '../app/store';
import {StationSign} from '../features/stations/StationSign';

export function hydratePage(options?: HydrationOptions) {
  const json = document.getElementById('state')?.textContent ?? '{}';
  const store = makeStore(JSON.parse(json));
  const serverState = store.getState();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  hydrateRoot(
    root,
    // Hydration renders with `serverState`, whatever the store has by then.
    <Provider store={store} serverState={serverState}>
      <StationSign id="h" />
    </Provider>,
    options,
  );
  return store;
}
