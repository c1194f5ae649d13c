import {
  configureStore,
  createAction,
  createListenerMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {expect, onTestFinished, test, vi} from 'vitest';

interface Meta {
  source: string;
  fromOtherTab?: boolean;
}

const themed = createAction('themed', (theme: string) => {
  const meta: Meta = {source: 'menu'};
  return {payload: theme, meta};
});

/** A store as a tab would have it, connected to those of the others. */
function openTab() {
  const {middleware, startListening} = createListenerMiddleware();
  const tabs = new BroadcastChannel('app');
  onTestFinished(() => tabs.close());
  const posted = vi.spyOn(tabs, 'postMessage');
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: (state: null = null, action: UnknownAction) => {
      if (themed.match(action)) actions.push(action);
      return state;
    },
    middleware: (getDefault) => getDefault().prepend(middleware),
  });
  startListening({
    actionCreator: themed,
    effect: (action) => {
      if (!action.meta.fromOtherTab) tabs.postMessage(action);
    },
  });
  tabs.onmessage = ({data}) =>
    store.dispatch({...data, meta: {...data.meta, fromOtherTab: true}});
  return {store, actions, posted};
}

test('an action reaches the other tab once, with its own meta', async () => {
  const [here, there] = [openTab(), openTab()];
  here.store.dispatch(themed('dark'));
  here.store.dispatch(themed('light'));
  await vi.waitFor(() => expect(there.actions).toHaveLength(2));
  expect(there.actions[0]).toEqual({
    ...themed('dark'),
    meta: {source: 'menu', fromOtherTab: true},
  });
  expect(there.posted).not.toHaveBeenCalled();
  expect(here.actions).toEqual([themed('dark'), themed('light')]);
});
