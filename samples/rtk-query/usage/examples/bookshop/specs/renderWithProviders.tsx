import {render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {Provider} from 'react-redux';
import {booksApi} from '../booksApi';
import {setupStore, type AppStore} from '../store';

let stores: AppStore[] = [];

/** A store that `forgetStores` empties after the test. */
export function testStore(...args: Parameters<typeof setupStore>) {
  const store = setupStore(...args);
  stores.push(store);
  return store;
}

/** Renders with a new store, or with one the test has prepared. */
export function renderWithProviders(
  element: ReactElement,
  store: AppStore = testStore(),
) {
  const view = render(<Provider store={store}>{element}</Provider>);
  return {store, ...view};
}

/** Ends polling and removal timers. */
export function forgetStores() {
  const reset = booksApi.util.resetApiState();
  for (const store of stores) store.dispatch(reset);
  stores = [];
}
