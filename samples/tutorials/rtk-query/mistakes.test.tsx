import type {Store} from '@reduxjs/toolkit';
import {ApiProvider} from '@reduxjs/toolkit/query/react';
import {act, render, screen} from '@testing-library/react';
import {Provider} from 'react-redux';
import {expect, it, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {server} from '../../testing/server';
import {store as noMiddleware} from './mistakes/noMiddleware';
import {useGetLightsQuery} from './mistakes/noHooks';
import {store as noReducer} from './mistakes/noReducer';
import App from './step-5/src/App';
import {handlers} from './step-5/src/fakeServer';
import {LightList} from './step-5/src/LightList';
import {lighthouseApi} from './step-5/src/lighthouseApi';
import {store} from './step-5/src/store';

const show = (broken: Store) =>
  render(
    <Provider store={broken}>
      <LightList selected="north-head" onSelect={() => {}} />
    </Provider>,
  );

it('throws without the middleware', () => {
  captureConsole();
  expect(() => show(noMiddleware)).toThrow(
    'Warning: Middleware for RTK-Query API at reducerPath "lighthouse" has not been added to the store.',
  );
});

it('sends the request and fails with another error in production', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  captureConsole();
  server.use(...handlers);
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => show(noMiddleware)).toThrow(
    'isRequestSubscribed is not a function',
  );
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
});

it('loads forever and sends nothing in production, with the reducer under a wrong key', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const printed = captureConsole();
  vi.stubEnv('NODE_ENV', 'production');
  show(noReducer);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('status').textContent).toBe(
    'Loading the lights…',
  );
  expect(fetched).not.toHaveBeenCalled();
  expect(printed.lines).toEqual([]);
});

it('reports a reducer under a wrong key, and loads forever as well', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const printed = captureConsole();
  show(noReducer);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(printed.texts('error')).toEqual([
    'Error: No data found at `state.lighthouse`. Did you forget to add the reducer to the store?',
  ]);
  expect(screen.getByRole('status').textContent).toBe(
    'Loading the lights…',
  );
  expect(fetched).not.toHaveBeenCalled();
});

it.each(['development', 'production'])(
  'fails in the panel, which reads the same key by itself, in %s',
  (environment) => {
    captureConsole();
    vi.stubEnv('NODE_ENV', environment);
    expect(() =>
      render(
        <Provider store={noReducer}>
          <App />
        </Provider>,
      ),
    ).toThrow("Cannot read properties of undefined (reading 'queries')");
  },
);

it('imports the store in the panel only, apart from main.tsx', () => {
  const sources: Record<string, string> = import.meta.glob(
    './step-5/src/*.tsx',
    {eager: true, query: '?raw', import: 'default'},
  );
  expect(
    Object.keys(sources).filter((file) =>
      sources[file]!.includes("'./store'"),
    ),
  ).toEqual(['./step-5/src/CachePanel.tsx', './step-5/src/main.tsx']);
  const users = Object.keys(sources).filter(
    (file) =>
      file !== './step-5/src/CachePanel.tsx' &&
      sources[file]!.includes('CachePanel'),
  );
  expect(users).toEqual(['./step-5/src/App.tsx']);
  const lines = sources['./step-5/src/App.tsx']!.split('\n');
  expect(lines.filter((line) => line.includes('CachePanel'))).toHaveLength(
    2,
  );
});

it('has no hooks from the entry point without React', () => {
  expect(useGetLightsQuery).toBeUndefined();
});

it('throws when ApiProvider finds a store', () => {
  captureConsole();
  expect(() =>
    render(
      <Provider store={store}>
        <ApiProvider api={lighthouseApi}>
          <p />
        </ApiProvider>
      </Provider>,
    ),
  ).toThrow('Existing Redux context detected.');
});

it('throws a number in production when ApiProvider finds a store', () => {
  captureConsole();
  vi.stubEnv('NODE_ENV', 'production');
  expect(() =>
    render(
      <Provider store={store}>
        <ApiProvider api={lighthouseApi}>
          <p />
        </ApiProvider>
      </Provider>,
    ),
  ).toThrow('Minified Redux Toolkit error #35');
});
