import {beforeEach, describe, expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {record, recordOutput} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {changeApi} from './changeApi';
import {estimateApi} from './estimateApi';
import {fakeNursery} from './handlers';
import {makeStore} from './store';
import {tagsApi} from './tagsApi';

let nursery: ReturnType<typeof fakeNursery>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  nursery = fakeNursery();
  server.use(...nursery.handlers);
  store = makeStore();
});

test('triggerResults', async () => {
  await recordOutput(
    './triggerResults.output.txt',
    () => import('./triggerResults'),
  );
});

test('PATCH sends only the changes', async () => {
  const {data} = await store.dispatch(
    changeApi.endpoints.updateOrder.initiate({id: 'o2', pots: 7}),
  );
  expect(nursery.bodies).toEqual([{pots: 7}]);
  expect(nursery.types).toEqual(['application/json']);
  expect(data).toEqual({id: 'o2', plant: 'Ivy', pots: 7});
});

describe('a refused delete', () => {
  const {getOrders, refetchAlways, refetchOnSuccess} = tagsApi.endpoints;
  const settled = () =>
    Promise.all(store.dispatch(tagsApi.util.getRunningQueriesThunk()));
  async function requestsOf(
    endpoint: typeof refetchAlways | typeof refetchOnSuccess,
    id: string,
  ) {
    nursery = fakeNursery();
    server.use(...nursery.handlers);
    store = makeStore();
    await store.dispatch(getOrders.initiate());
    nursery.requests.length = 0;
    await store.dispatch(endpoint.initiate(id));
    await settled();
    return nursery.requests.join(', ');
  }

  test('is recorded', async () => {
    const lines = [
      `refetchAlways, refused:     ${await requestsOf(refetchAlways, 'o404')}`,
      `refetchAlways, accepted:    ${await requestsOf(refetchAlways, 'o1')}`,
      `refetchOnSuccess, refused:  ${await requestsOf(refetchOnSuccess, 'o404')}`,
      `refetchOnSuccess, accepted: ${await requestsOf(refetchOnSuccess, 'o1')}`,
    ];
    await record('./tags.output.txt', lines.join('\n'));
  });

  test('aborting or throwing invalidates nothing', async () => {
    await store.dispatch(getOrders.initiate());
    const stopped = store.dispatch(refetchAlways.initiate('o1'));
    stopped.abort();
    await stopped;
    await settled();
    expect(nursery.requests.filter((r) => r.startsWith('GET'))).toEqual([
      'GET /orders',
    ]);

    captureConsole();
    const broken = tagsApi.injectEndpoints({
      endpoints: (build) => ({
        broken: build.mutation<null, void>({
          query: () => {
            throw new Error('bug');
          },
          invalidatesTags: ['Order'],
        }),
      }),
    });
    const {error} = await store.dispatch(
      broken.endpoints.broken.initiate(),
    );
    await settled();
    expect(error).toMatchObject({name: 'Error', message: 'bug'});
    expect(nursery.requests.filter((r) => r.startsWith('GET'))).toEqual([
      'GET /orders',
    ]);
  });
});

test('a fixed key is shared by all mutations, and reset clears what it holds', async () => {
  const {updateOrder, deleteOrder} = changeApi.endpoints;
  const fixedCacheKey = 'edit';
  const shared = () => updateOrder.select(fixedCacheKey)(store.getState());
  const first = store.dispatch(
    updateOrder.initiate({id: 'o2', pots: 7}, {fixedCacheKey}),
  );
  await first;
  expect(shared().endpointName).toBe('updateOrder');
  await store.dispatch(deleteOrder.initiate('o1', {fixedCacheKey}));
  expect(shared().endpointName).toBe('deleteOrder');
  first.reset();
  expect(shared().isUninitialized).toBe(true);
});

test('a query by POST is cached', async () => {
  const {initiate} = estimateApi.endpoints.getEstimate;
  const basket = {plants: ['Fern'], express: false};
  await store.dispatch(initiate(basket));
  const {data} = await store.dispatch(initiate({...basket}));
  expect(data).toEqual({euros: 42});
  expect(nursery.requests).toEqual(['POST /estimates']);
  const {queries} = store.getState()[estimateApi.reducerPath];
  expect(Object.keys(queries)).toHaveLength(1);
});
