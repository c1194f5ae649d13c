import {configureStore} from '@reduxjs/toolkit';
import {
  buildCreateApi,
  coreModule,
  coreModuleName,
  createApi,
  type DefinitionType,
  fetchBaseQuery,
  type Module,
  reactHooksModule,
  reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import {createApi as createCoreApi} from '@reduxjs/toolkit/query';
import {useDispatch, useSelector, useStore} from 'react-redux';
import {beforeEach, describe, expect, expectTypeOf, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {runAs} from '../../../testing/runAs';
import {server} from '../../../testing/server';
import {createLruApi} from './createLruApi';
import {createTeamApi} from './createTeamApi';
import {galleryApi} from './galleryApi';
import {museumServer} from './handlers';
import {ticketsApi} from './ticketsApi';

let museum = museumServer();
beforeEach(() => {
  museum = museumServer();
  server.use(museum.handler);
});

const options = {
  baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
  endpoints: () => ({}),
};

test('the standard functions are made of these modules', () => {
  const keys = (value: object) => Object.keys(value).sort();
  const withHooks = buildCreateApi(coreModule(), reactHooksModule());
  expect(keys(withHooks(options))).toEqual(keys(createApi(options)));
  const core = buildCreateApi(coreModule());
  expect(keys(core(options))).toEqual(keys(createCoreApi(options)));
  expect('usePrefetch' in createCoreApi(options)).toBe(false);
  expect(coreModule().name).toBe(coreModuleName);
  expect(reactHooksModule().name).toBe(reactHooksModuleName);
  expectTypeOf<`${DefinitionType}`>().toEqualTypeOf<
    'query' | 'mutation' | 'infinitequery'
  >();
});

describe('hooks of a context', () => {
  test('a missing one', () => {
    expect(() =>
      // @ts-expect-error -- useStore is missing
      reactHooksModule({hooks: {useDispatch, useSelector}}),
    ).toThrow(
      'When using custom hooks for context, all 3 hooks need to be provided: useDispatch, useSelector, useStore.\nHook useStore was either not provided or not a function.',
    );
  });

  test('production does not check', async () => {
    await runAs('production', async () => {
      const {reactHooksModule} =
        await import('@reduxjs/toolkit/query/react');
      expect(() =>
        // @ts-expect-error -- useStore is missing
        reactHooksModule({hooks: {useDispatch, useSelector}}),
      ).not.toThrow();
    });
  });

  test('the form of version 1 warns', () => {
    const printed = captureConsole();
    // @ts-expect-error -- they stand in `hooks` since 2.0
    reactHooksModule({useDispatch, useSelector, useStore});
    expect(printed.texts('warn')).toEqual([
      'As of RTK 2.0, the hooks now need to be specified as one object, provided under a `hooks` key:\n`reactHooksModule({ hooks: { useDispatch, useSelector, useStore } })`',
    ]);
  });
});

describe('selector creators', () => {
  const fill = async (create: typeof createApi) => {
    const api = create({
      ...options,
      endpoints: (build) => ({
        exhibit: build.query<{title: string}, number>({
          query: (id) => `exhibits/${id}`,
        }),
      }),
    });
    const store = () =>
      configureStore({
        reducer: {api: api.reducer},
        middleware: (defaults) => defaults().concat(api.middleware),
      });
    const [one, two] = [store(), store()];
    for (const aStore of [one, two])
      await aStore.dispatch(api.endpoints.exhibit.initiate(1));
    const select = api.endpoints.exhibit.select(1);
    const first = select(one.getState());
    const again = select(one.getState());
    select(two.getState());
    return {
      data: first.data,
      stable: first === again,
      keepsTwo: first === select(one.getState()),
    };
  };

  test('equal results; only the default remembers two states', async () => {
    const data = {title: 'About exhibits/1', price: 9};
    expect(await fill(createApi)).toEqual({
      data,
      stable: true,
      keepsTwo: true,
    });
    expect(await fill(createLruApi)).toEqual({
      data,
      stable: true,
      keepsTwo: false,
    });
  });
});

test('the factory sets what the team agreed on', () => {
  const store = configureStore({
    reducer: {tickets: ticketsApi.reducer},
    middleware: (defaults) => defaults().concat(ticketsApi.middleware),
  });
  expect(store.getState().tickets.config).toMatchObject({
    reducerPath: 'tickets',
    keepUnusedDataFor: 300,
    refetchOnReconnect: true,
  });
  expectTypeOf(ticketsApi.reducerPath).toEqualTypeOf<'tickets'>();
  createTeamApi('shop', ['Item']).util.invalidateTags(['Item']);
  // @ts-expect-error -- not a tag type of this API
  createTeamApi('shop', ['Item']).util.invalidateTags(['Ticket']);
});

describe('a module', () => {
  test('runs for every endpoint, also for injected ones', () => {
    const seen: string[] = [];
    const spy: Module<typeof coreModuleName> = {
      name: coreModuleName,
      init: (_, {reducerPath}, {endpointDefinitions}) => ({
        injectEndpoint: (name, {type}) => {
          const known = name in endpointDefinitions;
          seen.push(`${reducerPath} ${type} ${name} ${known}`);
        },
      }),
    };
    const api = buildCreateApi(
      coreModule(),
      spy,
    )({
      ...options,
      endpoints: (build) => ({
        map: build.query<string, void>({query: () => 'map'}),
      }),
    });
    api.injectEndpoints({
      endpoints: (build) => ({
        close: build.mutation<null, void>({query: () => 'close'}),
      }),
    });
    expect(seen).toEqual(['api query map true', 'api mutation close true']);
  });

  test('its hook is typed', () => {
    const {visitors, closeRoom} = galleryApi.endpoints;
    expectTypeOf(visitors.useIsStale).toEqualTypeOf<
      (arg: string, seconds: number) => boolean
    >();
    expect('useIsStale' in visitors).toBe(true);
    expect('useIsStale' in closeRoom).toBe(false);
    // @ts-expect-error -- mutations have no such hook
    void closeRoom.useIsStale;
  });
});
