/// <reference types="vite/types/importMeta.d.ts" />
import {act, render, screen} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {StrictMode, useState} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {makeStore} from '../app/store';
import {
  bikeTaken,
  stationsReceived,
  stationsSlice,
} from '../features/stations/stationsSlice';
import {StationSign} from '../features/stations/StationSign';
import {fakeServices, harbor} from '../specs/fakeServices';
import CityPage from './CityPage';
import {CityView} from './CityView';
import {hydratePage} from './hydratePage';
import {renderPage} from './renderPage';

/** What React Redux exports to server components. */
const rsc: Record<string, unknown> = import.meta.glob(
  '/node_modules/react-redux/dist/rsc.mjs',
  {eager: true, exhaustive: true, import: 'useDispatch'},
);

const browserBuild: Record<string, string> = import.meta.glob(
  '/node_modules/react-redux/dist/react-redux.mjs',
  {eager: true, exhaustive: true, query: '?raw', import: 'default'},
);

beforeEach(() => document.body.replaceChildren());

const root = () => document.getElementById('root')!;

test('hydration finds the markup of the server', async () => {
  const printed = captureConsole();
  document.body.innerHTML = await renderPage(fakeServices().services);
  const before = root().innerHTML;
  expect(before).toContain('Harbor');

  const store = await act(async () => hydratePage());
  expect(root().innerHTML).toBe(before);

  act(() => void store.dispatch(bikeTaken('h')));
  expect(root().textContent).toContain('0 of 8 bikes');
  expect(printed.texts('error')).toEqual([]);
});

test('a page without the state of the server starts from the initial one', async () => {
  captureConsole();
  document.body.innerHTML = '<div id="root"></div>';
  const store = await act(async () => hydratePage());
  expect(store.getState().stations.ids).toEqual([]);
  expect(root().textContent).toBe('');
});

test('a store that moved on before hydration', async () => {
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => mismatches.push(error);
  document.body.innerHTML = await renderPage(fakeServices().services);
  await act(async () => {
    hydratePage({onRecoverableError}).dispatch(bikeTaken('h'));
  });
  expect(mismatches).toEqual([]);
  expect(root().textContent).toContain('0 of 8 bikes');
});

test('the same without serverState is a mismatch', async () => {
  captureConsole();
  const mismatches: unknown[] = [];
  document.body.innerHTML = await renderPage(fakeServices().services);
  const store = makeStore({
    stations: stationsSlice.reducer(undefined, stationsReceived([harbor])),
  });
  store.dispatch(bikeTaken('h'));
  await act(async () => {
    hydrateRoot(
      root(),
      <Provider store={store}>
        <StationSign id="h" />
      </Provider>,
      {onRecoverableError: (error) => mismatches.push(error)},
    );
  });
  expect(mismatches).toHaveLength(1);
});

test('a name cannot leave the script element', async () => {
  const name = '</script><script>alert(1)</script>';
  const {services} = fakeServices({
    fetchStations: async () => [{...harbor, name}],
  });
  document.body.innerHTML = await renderPage(services);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  const json = document.getElementById('state')!.textContent!;
  expect(JSON.parse(json).stations.entities.h.name).toBe(name);
});

test('each request has its own state', async () => {
  const one = await renderPage(fakeServices().services);
  const {services} = fakeServices({fetchStations: async () => []});
  expect(await renderPage(services)).not.toContain('Harbor');
  expect(one).toContain('Harbor');
});

test('a page whose stations cannot be loaded is not rendered', async () => {
  const {services} = fakeServices({
    fetchStations: () => Promise.reject(new Error('HTTP 503')),
  });
  await expect(renderPage(services)).rejects.toMatchObject({
    message: 'HTTP 503',
  });
});

test('the server component passes data down', async () => {
  server.use(
    http.get('https://fleet.example/stations', () =>
      HttpResponse.json([harbor]),
    ),
  );
  render(await CityPage({params: Promise.resolve({city: 'oslo'})}));
  expect(screen.getByText('1 of 8 bikes')).toBeTruthy();
});

test('Strict Mode makes a second store and drops it', () => {
  const made = new Set();
  const kept = new Set();
  function City() {
    const [store] = useState(() => {
      const store = makeStore(undefined, fakeServices().services);
      made.add(store);
      return store;
    });
    kept.add(store);
    return null;
  }
  render(<City />);
  expect([made.size, kept.size]).toEqual([1, 1]);
  render(
    <StrictMode>
      <City />
    </StrictMode>,
  );
  expect([made.size, kept.size]).toEqual([3, 2]);
});

test('a hook throws in a server component, and has no withTypes there', () => {
  const [useDispatch] = Object.values(rsc);
  expect(useDispatch).toThrow(
    'This function is not supported in React Server Components. Please only use this export in a Client Component.',
  );
  expect(useDispatch).not.toHaveProperty('withTypes');
});

test('React Redux has another message for its browser build on a server', () => {
  const [source] = Object.values(browserBuild);
  expect(source).toContain(
    'The React Redux `<Provider>` component requires React hooks',
  );
});

test('a new key is a new store', () => {
  const city = (key: string, bikes: number) => (
    <CityView
      key={key}
      stationId="h"
      preloadedState={{
        stations: stationsSlice.reducer(
          undefined,
          stationsReceived([{...harbor, bikes}]),
        ),
      }}
    />
  );
  const {rerender} = render(city('oslo', 1));
  rerender(city('oslo', 5));
  expect(screen.getByText('1 of 8 bikes')).toBeTruthy();
  rerender(city('bergen', 5));
  expect(screen.getByText('5 of 8 bikes')).toBeTruthy();
});
