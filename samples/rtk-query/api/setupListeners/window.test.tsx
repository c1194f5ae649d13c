import {act, render, screen} from '@testing-library/react';
import {setupListeners} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {StrictMode} from 'react';
import {Provider} from 'react-redux';
import {afterEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {lifts} from './handlers';
import {liftApi} from './liftApi';
import {LiftBoard} from './LiftBoard';
import {makeStore} from './makeStore';
import {patientFocus} from './patientFocus';
import {reactNativeListeners} from './reactNativeListeners';
import {WindowListeners} from './WindowListeners';

const stops: (() => void)[] = [];
const listen = (...args: Parameters<typeof setupListeners>) => {
  const stop = setupListeners(...args);
  stops.push(stop);
  return stop;
};
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function open() {
  const log: string[] = [];
  server.use(lifts(log));
  return log;
}
type Store = ReturnType<typeof makeStore>;
const idle = (store: Store) =>
  Promise.all(store.dispatch(liftApi.util.getRunningQueriesThunk()));
const fire = (type: string) => window.dispatchEvent(new Event(type));
const showTab = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
};
const subscribe = (store: Store, valley = 'north') =>
  store.dispatch(liftApi.endpoints.getLifts.initiate(valley));

test('focus refetches what a component shows', async () => {
  const log = open();
  const {store, stopListening} = await import('./store');
  stops.push(stopListening);
  render(
    <Provider store={store}>
      <LiftBoard valley="north" />
    </Provider>,
  );
  await screen.findByText('Ridge: closed');
  act(() => void fire('focus'));
  await screen.findByText('Ridge: open');
  expect(log).toEqual(['north', 'north']);
});

test('the board keeps its lifts when a refetch fails', async () => {
  const log = open();
  const store = makeStore();
  listen(store.dispatch);
  const board = (valley: string) => (
    <Provider store={store}>
      <LiftBoard valley={valley} />
    </Provider>
  );
  const view = render(board('north'));
  await screen.findByText('Ridge: closed');
  server.use(
    http.get('https://ski.example/api/lifts/:valley', () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  act(() => void fire('focus'));
  await screen.findByRole('alert');
  expect(screen.getByText('Ridge: closed')).toBeTruthy();
  view.rerender(board('south'));
  expect(screen.queryByText('Ridge: closed')).toBeNull();
  await screen.findByRole('alert');
  expect(screen.queryByText('Loading…')).toBeNull();
  expect(log).toHaveLength(1);
});

test('without setupListeners nothing happens', async () => {
  const log = open();
  const store = makeStore();
  await subscribe(store);
  fire('focus');
  fire('online');
  await idle(store);
  expect(log).toHaveLength(1);
});

test('hidden is unfocused, blur is not; two events cause one request', async () => {
  const log = open();
  const store = makeStore();
  await subscribe(store);
  listen(store.dispatch);
  const focused = () => store.getState().api.config.focused;
  fire('blur');
  expect(focused()).toBe(true);
  showTab('hidden');
  expect(focused()).toBe(false);
  showTab('visible');
  fire('focus');
  expect(focused()).toBe(true);
  await idle(store);
  expect(log).toHaveLength(2);
});

test('offline changes the state, requests are sent all the same', async () => {
  const log = open();
  const store = makeStore();
  listen(store.dispatch);
  fire('offline');
  expect(store.getState().api.config.online).toBe(false);
  await subscribe(store);
  expect(log).toHaveLength(1);
  fire('online');
  expect(store.getState().api.config.online).toBe(true);
  await idle(store);
  expect(log).toHaveLength(2);
});

test('an entry without subscribers is removed instead', async () => {
  const log = open();
  const store = makeStore();
  listen(store.dispatch);
  const request = subscribe(store);
  await request;
  request.unsubscribe();
  fire('focus');
  expect(store.getState().api.queries).toEqual({});
  expect(log).toHaveLength(1);
});

test('nor is the response of its running request stored', async () => {
  const log = open();
  const store = makeStore();
  listen(store.dispatch);
  store.dispatch(liftApi.util.prefetch('getLifts', 'north'));
  const running = idle(store);
  fire('focus');
  await running;
  expect(log).toEqual(['north']);
  expect(store.getState().api.queries).toEqual({});
});

test('upserted entries go too, once somebody subscribed or upsertQueryData made them', async () => {
  const log = open();
  const store = makeStore();
  listen(store.dispatch);
  store.dispatch(
    liftApi.util.upsertQueryEntries([
      {endpointName: 'getLifts', arg: 'north', value: []},
    ]),
  );
  const request = subscribe(store);
  await request;
  request.unsubscribe();
  await store.dispatch(
    liftApi.util.upsertQueryData('getLifts', 'east', []),
  );
  expect(log).toEqual([]);
  fire('focus');
  expect(store.getState().api.queries).toEqual({});
});

test('an entry that was only upserted stays', async () => {
  open();
  const store = makeStore();
  listen(store.dispatch);
  store.dispatch(
    liftApi.util.upsertQueryEntries([
      {endpointName: 'getLifts', arg: 'south', value: []},
    ]),
  );
  fire('focus');
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'getLifts("south")',
  ]);
});

test.each([
  ['visible', 3],
  ['hidden', 1],
] as const)(
  'without listeners, a page that was %s when createApi ran polls %i times',
  async (visibility, requests) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(
      visibility,
    );
    vi.resetModules();
    const {liftApi} = await import('./liftApi');
    const {makeStore} = await import('./makeStore');
    // The user changes tabs: nobody tells the store.
    showTab(visibility === 'hidden' ? 'visible' : 'hidden');
    const clock = useFakeClock();
    const log = open();
    const store = makeStore();
    const request = store.dispatch(
      liftApi.endpoints.getLifts.initiate('north', {
        subscriptionOptions: {
          pollingInterval: 1000,
          skipPollingIfUnfocused: true,
        },
      }),
    );
    await request;
    for (let second = 0; second < 2; second++) {
      await clock.advance(1100);
      await Promise.all(
        store.dispatch(liftApi.util.getRunningQueriesThunk()),
      );
    }
    expect(log).toHaveLength(requests);
    request.unsubscribe();
  },
);

test('resetApiState forgets the events since createApi ran', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.resetModules();
  const {liftApi} = await import('./liftApi');
  const {makeStore} = await import('./makeStore');
  const store = makeStore();
  listen(store.dispatch);
  const config = () => {
    const {focused, online} = store.getState().api.config;
    return {focused, online};
  };
  showTab('visible');
  fire('offline');
  expect(config()).toEqual({focused: true, online: false});
  store.dispatch(liftApi.util.resetApiState());
  expect(config()).toEqual({focused: false, online: true});
  fire('focus');
  expect(config().focused).toBe(true);
});

test('what a custom handler returns runs with each call', () => {
  const cleanup = vi.fn();
  const stop = setupListeners(makeStore().dispatch, () => cleanup);
  stop();
  stop();
  expect(cleanup).toHaveBeenCalledTimes(2);
});

test('two stores both hear, until they stop', async () => {
  const log = open();
  const [first, second] = [makeStore(), makeStore()];
  await subscribe(first, 'north');
  await subscribe(second, 'south');
  const stopFirst = listen(first.dispatch);
  listen(second.dispatch);
  log.length = 0;
  fire('online');
  await Promise.all([idle(first), idle(second)]);
  expect([...log].sort()).toEqual(['north', 'south']);
  stopFirst();
  stopFirst();
  fire('online');
  await Promise.all([idle(first), idle(second)]);
  expect(log).toHaveLength(3);
  expect(log.at(-1)).toBe('south');
});

test('calls for one store are counted', () => {
  const remove = vi.spyOn(window, 'removeEventListener');
  const dispatch = vi.fn();
  const [one, two] = [listen(dispatch), listen(dispatch)];
  fire('offline');
  expect(dispatch).toHaveBeenCalledTimes(1);
  one();
  one();
  fire('online');
  expect(dispatch).toHaveBeenCalledTimes(2);
  two();
  fire('offline');
  expect(dispatch).toHaveBeenCalledTimes(2);
  expect(remove.mock.calls.map(([type]) => type)).toEqual([
    'focus',
    'visibilitychange',
    'online',
    'offline',
  ]);
});

test('React Native: AppState and NetInfo', async () => {
  const log = open();
  const store = makeStore();
  await subscribe(store);
  let change: (status: string) => void = () => {};
  let connect: (state: {isConnected: boolean | null}) => void = () => {};
  const [remove, stopNetInfo] = [vi.fn(), vi.fn()];
  const add = vi.spyOn(window, 'addEventListener');
  const stop = listen(
    store.dispatch,
    reactNativeListeners(
      {
        addEventListener(_type, listener) {
          change = listener;
          return {remove};
        },
      },
      {
        addEventListener(listener) {
          connect = listener;
          return stopNetInfo;
        },
      },
    ),
  );
  expect(add).not.toHaveBeenCalled();
  change('background');
  expect(store.getState().api.config.focused).toBe(false);
  change('active');
  await idle(store);
  expect(log).toHaveLength(2);
  // What NetInfo reports when it starts is no news.
  connect({isConnected: null});
  connect({isConnected: true});
  await idle(store);
  expect(log).toHaveLength(2);
  connect({isConnected: false});
  expect(store.getState().api.config.online).toBe(false);
  connect({isConnected: true});
  await idle(store);
  expect(log).toHaveLength(3);
  // Another network, and the connection was never lost.
  connect({isConnected: true});
  await idle(store);
  expect(log).toHaveLength(3);
  stop();
  expect(remove).toHaveBeenCalledOnce();
  expect(stopNetInfo).toHaveBeenCalledOnce();
});

test('patientFocus: one report in 30 seconds', async () => {
  const clock = useFakeClock();
  const log = open();
  const store = makeStore();
  await subscribe(store);
  listen(store.dispatch, patientFocus);
  fire('focus');
  await idle(store);
  await clock.advance(29_000);
  fire('focus');
  await idle(store);
  expect(log).toHaveLength(2);
  await clock.advance(1_000);
  fire('focus');
  await idle(store);
  expect(log).toHaveLength(3);
});

test('onFocusLost beside patientFocus would pause polling', async () => {
  const clock = useFakeClock();
  const log = open();
  const store = makeStore();
  listen(store.dispatch, patientFocus);
  fire('focus');
  const request = store.dispatch(
    liftApi.endpoints.getLifts.initiate('north', {
      subscriptionOptions: {
        pollingInterval: 1000,
        skipPollingIfUnfocused: true,
      },
    }),
  );
  await request;
  store.dispatch(liftApi.internalActions.onFocusLost());
  fire('focus');
  await clock.advance(5000);
  expect(log).toHaveLength(1);
  request.unsubscribe();
});

test('WindowListeners listens while it is mounted, strict mode or not', async () => {
  const log = open();
  const store = makeStore();
  await subscribe(store);
  const view = render(
    <StrictMode>
      <Provider store={store}>
        <WindowListeners />
      </Provider>
    </StrictMode>,
  );
  act(() => void fire('focus'));
  await idle(store);
  expect(log).toHaveLength(2);
  view.unmount();
  fire('focus');
  await idle(store);
  expect(log).toHaveLength(2);
});

test('in a test, dispatch the action', async () => {
  const log = open();
  const store = makeStore();
  await subscribe(store);
  store.dispatch(liftApi.internalActions.onFocus());
  await idle(store);
  expect(log).toHaveLength(2);
});
