import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {storeFor} from './handlers';
import {historyApi} from './historyApi';

const {history} = historyApi.endpoints;
const pages: Record<string, {id: number; title: string}[]> = {
  1: [
    {id: 1, title: 'Knots'},
    {id: 2, title: 'Sails'},
  ],
  // A loan was returned meanwhile: the pages overlap.
  2: [
    {id: 2, title: 'Sails, 2nd edition'},
    {id: 3, title: 'Stars'},
  ],
};

test('the entry grows, keeps edits, takes changes and has no duplicates', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('https://library.example/api/cards/R-77/history', (info) => {
      const page = new URL(info.request.url).searchParams.get('page');
      asked.push(page);
      return HttpResponse.json(pages[page ?? '']);
    }),
  );
  const store = storeFor(historyApi);
  const first = {card: 'R-77', page: 1};
  await store.dispatch(history.initiate(first));
  store.dispatch(
    historyApi.util.updateQueryData('history', first, (loans) => {
      loans[1]!.note = 'read it twice';
    }),
  );
  const {data} = await store.dispatch(
    history.initiate({card: 'R-77', page: 2}),
  );
  expect(data).toEqual([
    {id: 1, title: 'Knots'},
    {id: 2, title: 'Sails, 2nd edition', note: 'read it twice'},
    {id: 3, title: 'Stars'},
  ]);
  await store.dispatch(history.initiate({card: 'R-77', page: 2}));
  expect(asked).toEqual(['1', '2']);
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'history({"card":"R-77"})',
  ]);
});

test('an empty page that is sent as null adds nothing', async () => {
  server.use(
    http.get('https://library.example/api/cards/R-77/history', (info) => {
      const page = new URL(info.request.url).searchParams.get('page');
      return HttpResponse.json(pages[page ?? ''] ?? null);
    }),
  );
  const store = storeFor(historyApi);
  for (const page of [0, 1, 3]) {
    await store.dispatch(history.initiate({card: 'R-77', page}));
  }
  const {data, isSuccess} = history.select({card: 'R-77', page: 3})(
    store.getState(),
  );
  expect({data, isSuccess}).toEqual({data: pages['1'], isSuccess: true});
});

function mergeCalls() {
  const calls: {current: string[]; incoming: string[]; arg: number}[] = [];
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      titles: build.query<string[], number>({
        queryFn: () => ({data: ['Knots']}),
        merge(current, incoming, {arg, requestId, fulfilledTimeStamp}) {
          expect(requestId).toBeTypeOf('string');
          expect(fulfilledTimeStamp).toBeTypeOf('number');
          calls.push({current: [...current], incoming, arg});
          return incoming;
        },
      }),
    }),
  });
  return {api, calls, store: storeFor(api)};
}

test('merge is not called for the first response, but for upserts', async () => {
  const {api, calls, store} = mergeCalls();
  await store.dispatch(api.endpoints.titles.initiate(4));
  expect(calls).toEqual([]);
  await store.dispatch(api.util.upsertQueryData('titles', 4, ['Sails']));
  store.dispatch(
    api.util.upsertQueryEntries([
      {endpointName: 'titles', arg: 4, value: ['Stars']},
    ]),
  );
  expect(calls).toEqual([
    {current: ['Knots'], incoming: ['Sails'], arg: 4},
    {current: ['Sails'], incoming: ['Stars'], arg: 4},
  ]);
});

test('after an upsert, the first response is merged', async () => {
  const {api, calls, store} = mergeCalls();
  await store.dispatch(api.util.upsertQueryData('titles', 4, ['Sails']));
  expect(calls).toEqual([]);
  const {initiate} = api.endpoints.titles;
  await store.dispatch(initiate(4, {forceRefetch: true}));
  expect(calls).toEqual([
    {current: ['Sails'], incoming: ['Knots'], arg: 4},
  ]);
});

test('merge turns structural sharing off', async () => {
  const {api, store} = mergeCalls();
  const merged = store.dispatch(api.endpoints.titles.initiate(4));
  const first = (await merged).data;
  const second = (await merged.refetch()).data;
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

test.each([
  [undefined, true],
  [false, false],
])('structuralSharing: %s keeps equal data: %s', async (option, kept) => {
  const api = createApi({
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      titles: build.query<string[], void>({
        queryFn: () => ({data: ['Knots']}),
        structuralSharing: option,
      }),
    }),
  });
  const query = storeFor(api).dispatch(api.endpoints.titles.initiate());
  const first = (await query).data;
  const second = (await query.refetch()).data;
  expect(second === first).toBe(kept);
});

test('a page that is set while another is running is not requested', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('https://library.example/api/cards/R-77/history', (info) => {
      asked.push(new URL(info.request.url).searchParams.get('page'));
      return HttpResponse.json(pages['1']);
    }),
  );
  const store = storeFor(historyApi);
  const ask = (page: number) =>
    store.dispatch(history.initiate({card: 'R-77', page}));
  const [, second] = await Promise.all([ask(1), ask(2)]);
  expect(asked).toEqual(['1']);
  expect(second.data).toEqual(pages['1']);
  // A caller that asks once more gets it.
  await ask(2);
  expect(asked).toEqual(['1', '2']);
});
