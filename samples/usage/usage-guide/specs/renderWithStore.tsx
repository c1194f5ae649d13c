import {render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {Provider} from 'react-redux';
import type {PreloadedState} from '../app/rootReducer';
import {makeStore} from '../app/store';
import {fakeServices} from './fakeServices';

/** Each call has a store of its own, and returns it for assertions. */
export function renderWithStore(
  element: ReactElement,
  preloadedState?: PreloadedState,
) {
  const store = makeStore(preloadedState, fakeServices().services);
  const view = render(<Provider store={store}>{element}</Provider>);
  return {store, ...view};
}
