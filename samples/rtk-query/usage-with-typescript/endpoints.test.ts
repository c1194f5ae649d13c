import {
  configureStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, expectTypeOf, test, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {server} from '../../testing/server';
import {adoptionApi, isRefusal} from './adoptionApi';
import {cityApi, farmApi} from './branchApis';
import {changeApi} from './changeApi';
import {checkedApi} from './checkedApi';
import {clinicApi} from './clinicApi';
import {useSaveVet, useVetsQuery, vetsApi} from './crudApis';
import {describeError} from './describeError';
import {endpointNames} from './endpointNames';
import {forgetAll} from './forgetAll';
import {handlers} from './handlers';
import {signedApi} from './signedApi';
import {store} from './store';
import {tagsApi} from './tagsApi';
import {weightApi} from './weightApi';
import {hidePet} from './withoutItem';

beforeEach(() => server.use(...handlers));

function makeStore<State>(api: {
  reducerPath: string;
  reducer: Reducer<State>;
  middleware: Middleware;
}) {
  return configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

test('the value of an inferred endpoint is what the schema lets through', async () => {
  const {dispatch} = makeStore(checkedApi);
  const {getVaccines, getVaccineYears} = checkedApi.endpoints;
  expect((await dispatch(getVaccines.initiate(1))).data).toEqual([
    {name: 'rabies', given_on: '2024-05-02'},
    {name: 'tetanus', given_on: '2025-01-01'},
  ]);
  expect((await dispatch(getVaccineYears.initiate(1))).data).toEqual([
    2024, 2025,
  ]);
});

test('describeError tells the shapes apart', async () => {
  captureConsole();
  const {dispatch} = makeStore(clinicApi);
  const {getPet} = clinicApi.endpoints;
  const texts: string[] = [];
  const look = async (id: number) => {
    const {error} = await dispatch(getPet.initiate(id));
    if (error) texts.push(describeError(error));
  };
  await look(9);
  server.use(
    http.get('https://clinic.example/api/pets/:id', () =>
      HttpResponse.error(),
    ),
  );
  await look(8);
  server.use(
    http.get('https://clinic.example/api/pets/:id', () =>
      HttpResponse.html('<h1>Not found</h1>', {status: 404}),
    ),
  );
  await look(7);
  const aborted = dispatch(getPet.initiate(6));
  aborted.abort();
  const reason = (await aborted).error;
  expect(reason).toEqual({name: 'AbortError', message: 'Aborted'});
  const thrown = clinicApi.injectEndpoints({
    endpoints: (build) => ({
      getBroken: build.query<number, void>({
        queryFn: () => {
          throw new RangeError('no scale');
        },
      }),
    }),
  });
  const {error} = await dispatch(thrown.endpoints.getBroken.initiate());
  if (error) texts.push(describeError(error));
  expect(texts).toEqual([
    'HTTP 404',
    'FETCH_ERROR: TypeError: Failed to fetch',
    expect.stringMatching(/^PARSING_ERROR: SyntaxError/),
    'no scale',
  ]);
});

test('an infinite query has the error of the base query, too', async () => {
  server.use(
    http.get('https://clinic.example/api/pets/:id/visits', () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  const {error} = await makeStore(clinicApi).dispatch(
    clinicApi.endpoints.getVisits.initiate(1),
  );
  expect(error).toEqual({status: 503, data: null});
  expect(error && describeError(error)).toBe('HTTP 503');
});

test('transformErrorResponse changes the value, not the type', async () => {
  const {dispatch} = makeStore(adoptionApi);
  const {error} = await dispatch(
    adoptionApi.endpoints.adoptPet.initiate(1),
  );
  expect(isRefusal(error) && error.reason).toBe('already taken');
  expect(isRefusal({status: 409})).toBe(false);
  server.use(
    http.post('https://clinic.example/api/pets/:id/adoption', () =>
      HttpResponse.error(),
    ),
  );
  const offline = await dispatch(
    adoptionApi.endpoints.adoptPet.initiate(1),
  );
  expect(offline.error).toEqual({kind: 'refusal', reason: 'FETCH_ERROR'});
  server.use(
    http.post('https://clinic.example/api/pets/:id/adoption', () =>
      HttpResponse.json({why: 'taken'}, {status: 409}),
    ),
  );
  const object = await dispatch(adoptionApi.endpoints.adoptPet.initiate(1));
  expect(object.error).toEqual({kind: 'refusal', reason: '409'});
});

test('the spread tags work', async () => {
  const store = configureStore({
    reducer: {[tagsApi.reducerPath]: tagsApi.reducer},
    middleware: (getDefault) => getDefault().concat(tagsApi.middleware),
  });
  await store.dispatch(tagsApi.endpoints.getPatients.initiate());
  const found = (id: number) =>
    tagsApi.util.selectInvalidatedBy(store.getState(), [{type: 'Pet', id}]);
  expect(found(2)).toHaveLength(1);
  expect(found(3)).toHaveLength(0);
});

test('a queryFn uses the base query with its extra options', async () => {
  const {dispatch} = makeStore(weightApi);
  const {data} = await dispatch(
    weightApi.endpoints.getKilograms.initiate(1),
  );
  expect(data).toBe(4.2);
});

test('an endpoint without extraOptions works, and keeps its headers', async () => {
  const printed = captureConsole();
  let sent: Headers | undefined;
  server.use(
    http.get('https://clinic.example/api/rooms', ({request}) => {
      sent = request.headers;
      return HttpResponse.json('vets only', {status: 403});
    }),
  );
  const rooms = weightApi.injectEndpoints({
    endpoints: (build) => ({
      getRooms: build.query<string[], void>({
        query: () => ({url: 'rooms', headers: {'x-trace': '7'}}),
      }),
    }),
  });
  const {error} = await makeStore(rooms).dispatch(
    rooms.endpoints.getRooms.initiate(),
  );
  expect(error).toEqual({status: 403, data: 'vets only'});
  expect(sent?.get('x-role')).toBe('nurse');
  expect(sent?.get('x-trace')).toBe('7');
  expect(printed.texts('warn')).toEqual([
    'getRooms: this role may not do that',
  ]);
});

test('at run time, getState of onQueryStarted has the whole state', async () => {
  let keys: string[] = [];
  const api = signedApi.injectEndpoints({
    endpoints: (build) => ({
      getRota: build.query<null, void>({
        queryFn: () => ({data: null}),
        onQueryStarted: (_arg, {getState}) => {
          keys = Object.keys(getState());
        },
      }),
    }),
  });
  await store.dispatch(api.endpoints.getRota.initiate());
  expect(keys).toEqual(['session', 'signedApi']);
});

test('RootState inside an API slice', async () => {
  const {getShifts, getVetName} = signedApi.endpoints;
  const shifts = await store.dispatch(getShifts.initiate());
  expect(shifts.data).toEqual(['Bearer t-31']);
  const name = await store.dispatch(getVetName.initiate());
  expect(name.data).toBe('Dr. Okafor');
});

test.each(['updatePet', 'proposeChange'] as const)(
  '%s shows the change and rolls it back on 500',
  async (endpoint) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const refuse = async () => {
      await held;
      return HttpResponse.json('down', {status: 500});
    };
    server.use(
      http.patch('https://clinic.example/api/pets/1', refuse),
      http.post('https://clinic.example/api/proposals', refuse),
    );
    const store = configureStore({
      reducer: {[changeApi.reducerPath]: changeApi.reducer},
      middleware: (getDefault) => getDefault().concat(changeApi.middleware),
    });
    const {getPet} = changeApi.endpoints;
    const name = () => getPet.select(1)(store.getState()).data?.name;
    await store.dispatch(getPet.initiate(1));
    const change = store.dispatch(
      changeApi.endpoints[endpoint].initiate({id: 1, name: 'Miso'}),
    );
    expect(name()).toBe('Miso');
    release();
    expect((await change).error).toMatchObject({status: 500});
    expect(name()).toBe('Mochi');
  },
);

test('updatePet refetches the lists', async () => {
  let lists = 0;
  server.use(
    http.get('https://clinic.example/api/pets', () => {
      lists++;
      return HttpResponse.json([{id: 1, name: 'Mochi', species: 'cat'}]);
    }),
    http.patch('https://clinic.example/api/pets/1', () =>
      HttpResponse.json({id: 1, name: 'Miso', species: 'cat'}),
    ),
  );
  const {dispatch} = configureStore({
    reducer: {[changeApi.reducerPath]: changeApi.reducer},
    middleware: (getDefault) => getDefault().concat(changeApi.middleware),
  });
  const {getPets, updatePet} = changeApi.endpoints;
  await dispatch(getPets.initiate());
  await dispatch(updatePet.initiate({id: 1, name: 'Miso'}));
  await vi.waitFor(() => expect(lists).toBe(2));
  dispatch(changeApi.util.resetApiState());
});

test('patchPet does not call undo for an entry without data', async () => {
  const {dispatch} = configureStore({
    reducer: {[clinicApi.reducerPath]: clinicApi.reducer},
    middleware: (getDefault) => getDefault().concat(clinicApi.middleware),
  });
  // There is no pet 9.
  await dispatch(clinicApi.endpoints.getPet.initiate(9));
  server.use(
    http.patch('https://clinic.example/api/pets/:id', () =>
      HttpResponse.json(null, {status: 500}),
    ),
  );
  await dispatch(
    changeApi.endpoints.updatePet.initiate({id: 9, name: 'Miso'}),
  );
  const recipe = vi.fn();
  dispatch(clinicApi.util.updateQueryData('getPet', 9, recipe));
  expect(recipe).not.toHaveBeenCalled();
});

test('patchPet does not call undo in an entry that a reset has emptied', async () => {
  const {dispatch} = configureStore({
    reducer: {[changeApi.reducerPath]: changeApi.reducer},
    middleware: (getDefault) => getDefault().concat(changeApi.middleware),
  });
  const {getPet, updatePet} = changeApi.endpoints;
  await dispatch(getPet.initiate(1));
  server.use(
    http.all('https://clinic.example/*', () => new Promise(() => {})),
  );
  const leaked = vi.fn();
  process.on('unhandledRejection', leaked);
  const change = dispatch(updatePet.initiate({id: 1, name: 'Miso'}));
  dispatch(changeApi.util.resetApiState());
  dispatch(getPet.initiate(1)); // as a mounted hook does
  expect((await change).error).toMatchObject({name: 'AbortError'});
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', leaked);
  expect(leaked).not.toHaveBeenCalled();
  dispatch(changeApi.util.resetApiState());
});

test('one group of endpoints serves two apis', async () => {
  const city = await makeStore(cityApi).dispatch(
    cityApi.endpoints.getMedicines.initiate(),
  );
  const farm = await makeStore(farmApi).dispatch(
    farmApi.endpoints.getMedicines.initiate(),
  );
  expect([city.data?.[0]?.name, farm.data?.[0]?.name]).toEqual([
    'Aspirin',
    'Ivermectin',
  ]);
});

test('Types is for the compiler only', () => {
  expect(clinicApi.endpoints.getPet.Types).toBeUndefined();
});

test('helpers for any api', () => {
  expect(forgetAll([cityApi, farmApi]).map(({type}) => type)).toEqual([
    'cityApi/resetApiState',
    'farmApi/resetApiState',
  ]);
  expect(endpointNames(farmApi)).toEqual(['getMedicines', 'getHerds']);
});

test('a helper changes the list of an endpoint that the caller names', async () => {
  const {dispatch, getState} = configureStore({
    reducer: {[clinicApi.reducerPath]: clinicApi.reducer},
    middleware: (getDefault) => getDefault().concat(clinicApi.middleware),
  });
  await dispatch(clinicApi.endpoints.getPets.initiate());
  dispatch(hidePet(1));
  const {data} = clinicApi.endpoints.getPets.select()(getState());
  expect(data?.map(({name}) => name)).toEqual(['Bruno']);
});

test('an API slice from a generic function keeps the names of its hooks', async () => {
  interface Vet {
    id: number;
    name: string;
  }
  server.use(
    http.get('https://clinic.example/api/vets', () =>
      HttpResponse.json([{id: 1, name: 'Okafor'}]),
    ),
  );
  const {dispatch} = makeStore(vetsApi);
  const {data} = await dispatch(vetsApi.endpoints.getAll.initiate());
  expectTypeOf(data).toEqualTypeOf<Vet[] | undefined>();
  expect(data).toEqual([{id: 1, name: 'Okafor'}]);
  expect([useVetsQuery, useSaveVet]).toEqual([
    vetsApi.endpoints.getAll.useQuery,
    vetsApi.endpoints.save.useMutation,
  ]);
  // @ts-expect-error There is no such endpoint.
  expect(vetsApi.useGetVetsQuery).toBeUndefined();
});
