import * as core from '@reduxjs/toolkit/query';
import {skipToken} from '@reduxjs/toolkit/query/react';
import {renderHook, waitFor} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {trainServer} from './handlers';
import {homeApi} from './homeDepartures';
import {
  makeStore,
  trainsApi,
  useDeparturesQuery,
  useStationsQuery,
  useTicketsQuery,
} from './trainsApi';

let trains = trainServer();
let store = makeStore();
beforeEach(() => {
  trains = trainServer();
  server.use(...trains.handlers);
  store = makeStore();
});
const wrapper = ({children}: {children: ReactNode}) => (
  <Provider store={store}>{children}</Provider>
);

test('both entry points export the same symbol, in every copy', () => {
  expect(skipToken).toBe(core.skipToken);
  expect(skipToken).toBe(Symbol.for('RTKQ/skipToken'));
});

test('hooks in one component send their requests together', async () => {
  const {result} = renderHook(
    () => [
      useStationsQuery(),
      useTicketsQuery(),
      useDeparturesQuery('ULM'),
    ],
    {wrapper},
  );
  // None of them has a response yet.
  const statuses = Object.values(store.getState().trains.queries).map(
    (entry) => entry?.status,
  );
  expect(statuses).toEqual(['pending', 'pending', 'pending']);
  expect(result.current.some(({isLoading}) => isLoading)).toBe(true);
  await waitFor(() =>
    expect(result.current.every(({isSuccess}) => isSuccess)).toBe(true),
  );
  expect(trains.requests).toHaveLength(3);
});

test('a combined query does not follow the query it repeats', async () => {
  await store.dispatch(homeApi.endpoints.homeDepartures.initiate());
  const traveler = store.dispatch(trainsApi.endpoints.traveler.initiate());
  await traveler;
  trains.answers.traveler = {home: 'AUG'};
  await traveler.refetch();
  await Promise.all(
    store.dispatch(trainsApi.util.getRunningQueriesThunk()),
  );
  expect(trains.requests).toEqual([
    'traveler',
    'stations/ULM/departures',
    'traveler',
    'traveler',
  ]);
});

test('skipToken inside the argument does not skip', async () => {
  const {result} = renderHook(
    () => {
      // @ts-expect-error skipToken replaces the whole argument
      return trainsApi.useConnectionQuery({from: 'ULM', to: skipToken});
    },
    {wrapper},
  );
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.error).toMatchObject({
    name: 'TypeError',
    message: 'Cannot convert a Symbol value to a string',
  });
  expect(trains.requests).toEqual([]);

  const {departures} = trainsApi.endpoints;
  const inPath = await store.dispatch(
    // @ts-expect-error a symbol is no station
    departures.initiate(Symbol('a token of another copy')),
  );
  expect(inPath.error).toMatchObject({
    message: 'Cannot convert a Symbol value to a string',
  });
  expect(trains.requests).toEqual([]);
});

test('a JSON body is sent without a field that is skipToken', async () => {
  const bodies: string[] = [];
  const {useSearchQuery} = trainsApi.injectEndpoints({
    endpoints: (build) => ({
      search: build.query<null, {from: string; to: string}>({
        query: (body) => ({url: 'search', method: 'POST', body}),
      }),
    }),
  });
  server.use(
    http.post('https://trains.example/api/search', async ({request}) => {
      bodies.push(await request.text());
      return HttpResponse.json(null);
    }),
  );
  const {result} = renderHook(
    () => {
      // @ts-expect-error skipToken replaces the whole argument
      return useSearchQuery({from: 'ULM', to: skipToken});
    },
    {wrapper},
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(bodies).toEqual(['{"from":"ULM"}']);
});
