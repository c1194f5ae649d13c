import {act, render, screen} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
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

test('the server component passes data down', async () => {
  server.use(
    http.get('https://fleet.example/stations', () =>
      HttpResponse.json([harbor]),
    ),
  );
  render(await CityPage({params: Promise.resolve({city: 'oslo'})}));
  expect(screen.getByText('1 of 8 bikes')).toBeTruthy();
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
