import {
  addListener,
  combineReducers,
  combineSlices,
  configureStore,
  createSlice,
  type WithSlice,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {describe, expect, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {recordOutput} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import {rootReducer} from './app/rootReducer';
import {liveServices, makeFeed} from './app/services';
import {makeStore} from './app/store';
import type {AppDispatch} from './app/types';
import {sendPhoto} from './features/repairs/sendPhoto';
import {
  riderSlice,
  signedIn,
  stationStarred,
} from './features/rider/riderSlice';
import {rideEnded} from './features/rides/ridesSlice';
import {signedOut} from './features/session/signedOut';
import {loadStations} from './features/stations/loadStations';
import {
  bikeTaken,
  stationsReceived,
} from './features/stations/stationsSlice';
import {watchDocks} from './features/stations/watchDocks';
import {persistConfig, store as persistedStore} from './persistedStore';
import {fakeServices, harbor, market} from './specs/fakeServices';

describe('programs', () => {
  test('twoStores', () =>
    recordOutput('./twoStores.output.txt', () => import('./twoStores')));
  test('openWorkshop', () =>
    recordOutput(
      './openWorkshop.output.txt',
      () => import('./openWorkshop'),
    ));
});

describe('signing out', () => {
  test('brings three slices back to their initial states', () => {
    const store = makeStore(undefined, fakeServices().services);
    const initial = store.getState();
    store.dispatch(signedIn('Ada'));
    store.dispatch(stationStarred('h'));
    store.dispatch(stationsReceived([harbor, market]));
    store.dispatch(bikeTaken('h'));
    store.dispatch(rideEnded('m'));
    expect(store.getState()).toMatchObject({
      rider: {name: 'Ada', favorites: ['h']},
      rides: [{from: 'h', to: 'm'}],
      stations: {ids: ['h', 'm']},
    });

    store.dispatch(signedOut());
    expect(store.getState()).toEqual(initial);
  });

  test('a lazy initial state is read again for each store', () => {
    vi.stubGlobal('localStorage', {getItem: () => 'h,m'});
    expect(riderSlice.getInitialState().favorites).toEqual(['h', 'm']);
    const store = makeStore();
    store.dispatch(signedOut());
    expect(store.getState().rider.favorites).toEqual(['h', 'm']);
    vi.unstubAllGlobals();
    store.dispatch(signedOut());
    expect(store.getState().rider.favorites).toEqual([]);
    expect(makeStore().getState().rider.favorites).toEqual([]);
  });

  test.each([
    ['has no getItem', () => ({})],
    [
      'is blocked',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('a store is made when localStorage %s', (_name, get) => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      get,
      configurable: true,
    });
    expect(makeStore().getState().rider.favorites).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('a lazy initial state runs when reducers are combined, for each store, and after a reset', () => {
    const load = vi.fn(() => ({name: null}));
    const slice = createSlice({
      name: 'rider',
      initialState: load,
      reducers: {},
    });
    const runs = () => {
      const count = load.mock.calls.length;
      load.mockClear();
      return count;
    };
    expect(runs()).toBe(0);
    combineReducers({rider: slice.reducer});
    expect(runs()).toBeGreaterThan(0);
    const reducer = combineSlices(slice);
    expect(runs()).toBeGreaterThan(0);
    const store = configureStore({reducer});
    expect(runs()).toBe(1);
    configureStore({reducer, preloadedState: {rider: {name: null}}});
    expect(runs()).toBe(0);
    store.dispatch({type: 'x'});
    expect(runs()).toBe(0);
    reducer(undefined, signedOut());
    expect(runs()).toBe(1);
  });

  test('a lazy initial state that throws when reducers are combined breaks each store', () => {
    const configuration: {rider?: {name: string}} = {};
    const slice = createSlice({
      name: 'rider',
      initialState: () => {
        if (!configuration.rider) throw new Error('no configuration');
        return configuration.rider;
      },
      reducers: {},
    });
    const reducer = combineSlices(slice);
    configuration.rider = {name: 'Ada'};
    expect(slice.getInitialState()).toEqual({name: 'Ada'});
    for (let made = 0; made < 2; made += 1)
      expect(() => configureStore({reducer})).toThrow('no configuration');
  });

  test('a lazy initial state runs again when another slice is injected', () => {
    const load = vi.fn(() => ({name: null}));
    const slice = (name: string, initialState: () => object) =>
      createSlice({name, initialState, reducers: {}});
    const reducer = combineSlices(slice('rider', load));
    const store = configureStore({reducer});

    load.mockClear();
    reducer.inject(slice('repairs', () => ({})));
    expect(load).toHaveBeenCalled();
    store.dispatch({type: 'x'});

    load.mockImplementationOnce(() => {
      throw new Error('no configuration');
    });
    reducer.inject(slice('prices', () => ({})));
    expect(() => store.dispatch({type: 'x'})).toThrow('no configuration');
  });
});

describe('the socket', () => {
  test('stays outside, its events arrive', () => {
    const printed = captureConsole();
    const {services, emit} = fakeServices();
    const store = makeStore(undefined, services);
    store.dispatch(stationsReceived([harbor]));
    store.dispatch(watchDocks());

    emit({kind: 'taken', stationId: 'h'});
    expect(store.getState().stations.entities.h?.bikes).toBe(0);
    emit({kind: 'returned', stationId: 'h'});
    expect(store.getState().stations.entities.h?.bikes).toBe(1);
    expect(printed.texts('error')).toEqual([]);
  });

  test('makeFeed opens one socket and passes its messages on', () => {
    const sockets: FakeSocket[] = [];
    class FakeSocket extends EventTarget {
      closed = false;
      url: string;
      constructor(url: string) {
        super();
        this.url = url;
        sockets.push(this);
      }
      close() {
        this.closed = true;
      }
    }
    vi.stubGlobal('WebSocket', FakeSocket);
    const feed = makeFeed('wss://fleet.example/docks');
    const seen: unknown[] = [];
    feed.open((event) => seen.push(event));
    feed.open(() => seen.push('ignored'));
    expect(sockets.map(({url}) => url)).toEqual([
      'wss://fleet.example/docks',
    ]);
    const event = {kind: 'taken', stationId: 'h'};
    const data = JSON.stringify(event);
    sockets[0]!.dispatchEvent(new MessageEvent('message', {data}));
    expect(seen).toEqual([event]);
    feed.close();
    expect(sockets[0]!.closed).toBe(true);
    feed.open(() => {});
    expect(sockets).toHaveLength(2);
  });
});

test('a file as the argument of a thunk is not reported', async () => {
  const printed = captureConsole();
  server.use(
    http.post('https://fleet.example/photos', () =>
      HttpResponse.json({id: 'p1'}),
    ),
  );
  const photo = new Blob(['pixels']);
  const result = await makeStore().dispatch(sendPhoto(photo));
  expect(result.payload).toBe('p1');
  expect(printed.texts('error')).toEqual([]);
});

test('the actions of redux-persist pass in silence', () => {
  const printed = captureConsole();
  const persist = {type: 'persist/PERSIST', register() {}, rehydrate() {}};
  persistedStore.dispatch(persist);
  persistedStore.dispatch({
    ...persist,
    type: 'persist/REHYDRATE',
    err: new Error('quota'),
  });
  expect(printed.lines).toEqual([]);

  makeStore().dispatch(persist);
  expect(printed.texts('error')[0]).toMatch(
    /^A non-serializable value was detected in an action, in the path: `register`/,
  );
});

test('the storage for redux-persist reads what it wrote', async () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  const {storage} = persistConfig;
  expect(await storage.getItem('persist:fleet')).toBe(null);
  await storage.setItem('persist:fleet', '{}');
  expect(await storage.getItem('persist:fleet')).toBe('{}');
  await storage.removeItem('persist:fleet');
  expect(await storage.getItem('persist:fleet')).toBe(null);
});

test('a photo that the server refuses', async () => {
  server.use(
    http.post(
      'https://fleet.example/photos',
      () => new HttpResponse(null, {status: 413}),
    ),
  );
  const result = await makeStore().dispatch(
    sendPhoto(new Blob(['pixels'])),
  );
  expect(result).toMatchObject({error: {message: 'HTTP 413'}});
});

test('the dispatch of the app knows its listener middleware', () => {
  const store = makeStore(undefined, fakeServices().services);
  const dispatch: AppDispatch = store.dispatch;
  const alerts: string[] = [];
  const stop: () => void = dispatch(
    addListener({
      actionCreator: bikeTaken,
      effect: (action) => void alerts.push(action.payload),
    }),
  );
  store.dispatch(bikeTaken('h'));
  stop();
  store.dispatch(bikeTaken('m'));
  expect(alerts).toEqual(['h']);
});

test('the live services ask the server', async () => {
  server.use(
    http.get('https://fleet.example/stations', () =>
      HttpResponse.json([harbor]),
    ),
  );
  expect(await liveServices.fetchStations()).toEqual([harbor]);
  server.use(
    http.get(
      'https://fleet.example/stations',
      () => new HttpResponse(null, {status: 503}),
    ),
  );
  await expect(liveServices.fetchStations()).rejects.toThrow('HTTP 503');
  const printed = captureConsole();
  liveServices.alert('Harbor');
  expect(printed.texts()).toEqual(['Harbor']);
});

test('two loads at once both load', async () => {
  const fetchStations = vi.fn(async () => [harbor]);
  const {services} = fakeServices({fetchStations});
  const store = makeStore(undefined, services);
  await Promise.all([
    store.dispatch(loadStations()),
    store.dispatch(loadStations()),
  ]);
  await store.dispatch(loadStations());
  expect(fetchStations).toHaveBeenCalledTimes(2);
});

test('an injected slice is reset, too', () => {
  const queue = createSlice({
    name: 'queue',
    initialState: 0,
    reducers: {grown: (length) => length + 1},
  });
  const slices = combineSlices(riderSlice);
  const store = configureStore({
    reducer: (state: Parameters<typeof slices>[0], action) =>
      slices(signedOut.match(action) ? undefined : state, action),
  });
  slices.inject(queue);
  store.dispatch(queue.actions.grown());
  expect(store.getState()).toHaveProperty('queue', 1);
  store.dispatch(signedOut());
  expect(store.getState()).toHaveProperty('queue', 0);
});

test('selectors of an injected slice keep one initial state for all stores', () => {
  let visitors = 0;
  const visit = createSlice({
    name: 'visit',
    initialState: () => ({visitor: ++visitors}),
    reducers: {},
    selectors: {selectVisitor: ({visitor}) => visitor},
  });
  const slices =
    combineSlices(riderSlice).withLazyLoadedSlices<
      WithSlice<typeof visit>
    >();
  const first = configureStore({reducer: slices});
  const second = configureStore({reducer: slices});
  const {selectVisitor} = visit.injectInto(slices).selectors;
  const [before, ofSecond] = [first, second].map((store) =>
    selectVisitor(store.getState()),
  );
  expect(ofSecond).toBe(before);

  first.dispatch({type: 'opened'});
  second.dispatch({type: 'opened'});
  expect(selectVisitor(first.getState())).not.toBe(
    selectVisitor(second.getState()),
  );
});

test('the reducer keeps the state for other actions', () => {
  const state = rootReducer(undefined, {type: 'x'});
  expect(rootReducer(state, {type: 'y'})).toBe(state);
});
