import {hydrateRoot, type HydrationOptions} from 'react-dom/client';
import {Provider} from 'react-redux';
import {JobBoard} from './JobBoard';
import {makeStore, serverStateArrived} from './jobsApi';

export function hydratePage(city: string, options?: HydrationOptions) {
  const root = document.getElementById('root');
  const json = document.getElementById('state')?.textContent;
  if (!root || !json) throw new Error('The server sent no page.');

  const store = makeStore();
  // Before the first render, so that it equals the server's.
  store.dispatch(serverStateArrived(JSON.parse(json)));

  const page = (
    <Provider store={store}>
      <JobBoard city={city} />
    </Provider>
  );
  return {store, root: hydrateRoot(root, page, options)};
}
