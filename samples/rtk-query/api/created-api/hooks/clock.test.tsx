// Fake timers stop jsdom's animation frames for the rest of a file, so these tests have one of their own.
import {render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {makeKitchen} from './handlers';
import {kitchenApi} from './kitchenApi';
import {LiveRecipe} from './LiveRecipe';
import {RecipeCard} from './RecipeCard';
import {makeStore} from './store';

const {kitchen, handlers} = makeKitchen();
beforeEach(() => {
  Object.assign(kitchen, {requests: [], isBroken: false});
  server.use(...handlers);
});

function show(children: ReactNode, store = makeStore()) {
  const wrap = (inner: ReactNode) => (
    <Provider store={store}>{inner}</Provider>
  );
  const view = render(wrap(children));
  return {
    store,
    unmount: view.unmount,
    rerender: (inner: ReactNode) => view.rerender(wrap(inner)),
  };
}

test('refetchOnMountOrArgChange: 30 asks again when the data is older', async () => {
  const clock = useFakeClock();
  const {rerender} = show(<RecipeCard id="ramen" />);
  await screen.findByText('ramen');
  await clock.advance(29_000);
  rerender(<RecipeCard key="second" id="ramen" />);
  await clock.advance(500);
  expect(kitchen.requests).toHaveLength(1);
  await clock.advance(1000);
  expect(kitchen.requests).toHaveLength(1);
  rerender(<RecipeCard key="third" id="ramen" />);
  await clock.advance(500);
  await waitFor(() => expect(kitchen.requests).toHaveLength(2));
});

test('LiveRecipe polls while the page is focused, and asks again on focus and reconnect', async () => {
  const clock = useFakeClock();
  const {store, rerender} = show(<LiveRecipe id={undefined} />);
  expect(screen.getByText('No recipe selected')).toBeTruthy();
  rerender(<LiveRecipe id="ramen" />);
  await screen.findByText('ramen');
  kitchen.requests = [];
  await clock.advance(5000);
  await waitFor(() => expect(kitchen.requests).toHaveLength(1));
  const {onFocus, onFocusLost, onOffline, onOnline} =
    kitchenApi.internalActions;
  store.dispatch(onFocusLost());
  await clock.advance(20_000);
  expect(kitchen.requests).toHaveLength(1);
  store.dispatch(onFocus());
  await clock.advance(100);
  await waitFor(() => expect(kitchen.requests).toHaveLength(2));
  store.dispatch(onOffline());
  store.dispatch(onOnline());
  await clock.advance(100);
  await waitFor(() => expect(kitchen.requests).toHaveLength(3));
});
