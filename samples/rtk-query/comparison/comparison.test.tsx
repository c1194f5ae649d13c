/// <reference types="vite/types/importMeta.d.ts" />
import {render, screen} from '@testing-library/react';
import type {ComponentType} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, it} from 'vitest';
import {recordOutput} from '../../testing/recordOutput';
import {server} from '../../testing/server';
import {weatherService} from './handlers';
import {QueryReading} from './QueryReading';
import {stationsApi} from './stationsApi';
import {makeStore} from './store';
import {ThunkReading} from './ThunkReading';

let service = weatherService();
beforeEach(() => {
  service = weatherService();
  server.use(...service.handlers);
});

function showTwo(Reading: ComponentType<{id: string}>) {
  const store = makeStore();
  render(
    <Provider store={store}>
      <Reading id="summit" />
      <Reading id="summit" />
    </Provider>,
  );
  return store;
}

it.each([
  ['the thunk', ThunkReading, 2],
  ['the endpoint', QueryReading, 1],
])('%s shows the same with other requests', async (_, Reading, count) => {
  showTwo(Reading);
  expect(await screen.findAllByText('Summit: -12 °C')).toHaveLength(2);
  expect(service.requests).toBe(count);
});

it.each([
  ['the thunk', ThunkReading],
  ['the endpoint', QueryReading],
])('%s says when the first request fails', async (_, Reading) => {
  service.failing = true;
  showTwo(Reading);
  expect(await screen.findAllByText('No reading')).toHaveLength(2);
});

it('shows a failed refetch beside the reading', async () => {
  const store = showTwo(QueryReading);
  await screen.findAllByText('Summit: -12 °C');
  service.failing = true;
  const {getStation} = stationsApi.endpoints;
  await store.dispatch(getStation.initiate('summit', {forceRefetch: true}));
  await screen.findAllByText('Summit: -12 °C (not up to date)');
});

it('changes another slice when a response arrives', async () => {
  const store = showTwo(QueryReading);
  expect(store.getState().traffic.responses).toBe(0);
  await screen.findAllByText('Summit: -12 °C');
  expect(store.getState().traffic).toEqual({responses: 1, hottest: -12});
});

it('keeps two copies of a station', async () => {
  await recordOutput('./twoCopies.output.txt', () => import('./twoCopies'));
  expect(service.requests).toBe(2);
});

const sources: Record<string, string> = import.meta.glob('./*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each([
  ['the thunk', ['stationsSlice.ts', 'ThunkReading.tsx'], 55],
  ['the endpoint', ['stationsApi.ts', 'QueryReading.tsx'], 34],
])('%s takes as many lines as the page says', (_, names, count) => {
  const lines = names.flatMap(
    (name) => sources[`./${name}`]?.trimEnd().split('\n') ?? [],
  );
  expect(lines).toHaveLength(count);
});
