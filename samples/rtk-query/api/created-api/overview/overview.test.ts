import {beforeEach, expect, expectTypeOf, test} from 'vitest';
import {recordOutput} from '../../../../testing/recordOutput';
import {server} from '../../../../testing/server';
import {observatory} from './handlers';
import {plainSkyApi} from './plainSkyApi';
import {skyApi, useGetStarQuery} from './skyApi';
import type {Star} from './skyEndpoints';
import {makeStoreFor} from './makeStoreFor';

beforeEach(() => server.use(...observatory()));

test('printMembers.ts', async () => {
  await recordOutput(
    './printMembers.output.txt',
    () => import('./printMembers'),
  );
});

test('twoStores.ts: data in one store is not visible in the other', async () => {
  await recordOutput('./twoStores.output.txt', () => import('./twoStores'));
});

test('makeStoreFor accepts any api and keeps its types', async () => {
  const store = makeStoreFor(skyApi);
  const {getStar} = skyApi.endpoints;
  await store.dispatch(getStar.initiate('vega'));
  expectTypeOf(store.getState().sky).toEqualTypeOf<
    ReturnType<typeof skyApi.reducer>
  >();
  const {data} = getStar.select('vega')(store.getState());
  expectTypeOf(data).toEqualTypeOf<Star | undefined>();
  expect(data).toEqual({id: 'vega', magnitude: 0.03});
  expect(makeStoreFor(plainSkyApi).getState().sky.queries).toEqual({});
});

test('injectEndpoints changes the api and returns the same object', async () => {
  // Recording a program loads the modules anew, so this api is not the one above.
  const {skyApi} = await import('./skyApi');
  expect(skyApi.endpoints).not.toHaveProperty('getPlanet');
  const {planetsApi, useGetPlanetQuery} = await import('./planetsApi');
  expect(planetsApi).toBe(skyApi);
  expect(skyApi.endpoints).toHaveProperty('getPlanet');
  expect(useGetPlanetQuery).toBe(planetsApi.endpoints.getPlanet.useQuery);
  // @ts-expect-error the type of the first variable stays as it was
  expect(skyApi.endpoints.getPlanet).toBeDefined();
});

test('hooks on the api are the hooks on the endpoint', () => {
  expect(useGetStarQuery).toBe(skyApi.endpoints.getStar.useQuery);
  expect(skyApi.useLazyGetStarQuery).toBe(
    skyApi.endpoints.getStar.useLazyQuery,
  );
});

test('without the React entry point there are no hooks', () => {
  expect('useGetStarQuery' in plainSkyApi).toBe(false);
  expect('usePrefetch' in plainSkyApi).toBe(false);
  expect('useQuery' in plainSkyApi.endpoints.getStar).toBe(false);
});

test('internal actions carry the path of the api, except the listener actions', () => {
  const {internalActions, util} = skyApi;
  expect(internalActions.removeQueryResult.type).toBe(
    'sky/queries/removeQueryResult',
  );
  expect(internalActions.cacheEntriesUpserted.type).toBe(
    'sky/queries/cacheEntriesUpserted',
  );
  expect(internalActions.queryResultPatched.type).toBe(
    'sky/queries/queryResultPatched',
  );
  expect(internalActions.subscriptionsUpdated.type).toBe(
    'sky/internalSubscriptions/subscriptionsUpdated',
  );
  expect(internalActions.middlewareRegistered.type).toBe(
    'sky/config/middlewareRegistered',
  );
  expect(internalActions.removeMutationResult.type).toBe(
    'sky/mutations/removeMutationResult',
  );
  expect(internalActions.updateProvidedBy.type).toBe(
    'sky/invalidation/updateProvidedBy',
  );
  expect(internalActions.onFocus.type).toBe('__rtkq/focused');
  expect(util.resetApiState).toBe(internalActions.resetApiState);
});
