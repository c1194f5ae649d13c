import {runInNewContext} from 'node:vm';
import {build} from 'esbuild';
import {expect, test} from 'vitest';

const mistakes = `
  import {combineSlices, configureStore, createSlice} from '@reduxjs/toolkit';
  import {createApi} from '@reduxjs/toolkit/query';

  const api = createApi({
    baseQuery: () => ({data: 1}),
    endpoints: (build) => ({
      getBike: build.query({query: () => { throw new Error('flat tire'); }}),
      getDock: build.query({query: () => '', providesTags: ['Dok']}),
    }),
  });
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (gDM) =>
      gDM({immutableCheck: false, serializableCheck: false}).concat(api.middleware),
  });
  api.injectEndpoints({endpoints: (build) => ({getBike: build.query({})})});
  createSlice({name: 'bikes', reducers: {}});
  const slice = () => createSlice({name: 'docks', initialState: 0, reducers: {}});
  combineSlices(slice()).inject(slice());
  globalThis.ready = Promise.all([
    store.dispatch(api.endpoints.getBike.initiate()),
    store.dispatch(api.endpoints.getDock.initiate()),
  ]);
`;

const bundle = build({
  stdin: {contents: mistakes, resolveDir: import.meta.dirname},
  bundle: true,
  write: false,
  platform: 'browser',
  define: {'process.env.NODE_ENV': '"development"'},
});

/** What this development build prints in a page with these globals. */
async function printedIn(globals: object): Promise<string[]> {
  const {outputFiles} = await bundle;
  const printed: string[] = [];
  const page = {
    console: {error: (first: unknown) => printed.push(String(first))},
    setTimeout,
    clearTimeout,
    AbortController,
    ready: undefined,
    ...globals,
  };
  runInNewContext(outputFiles[0]!.text, page);
  await page.ready;
  return printed.toSorted();
}

test('some messages need a global process, which browsers do not have', async () => {
  expect(await printedIn({})).toEqual(['Error: flat tire']);
  expect(await printedIn({process: {env: {}}})).toEqual([
    expect.stringContaining('An unhandled error occurred processing'),
    expect.stringContaining("Tag type 'Dok' was used"),
    expect.stringContaining('You must provide an `initialState`'),
    expect.stringContaining('called `injectEndpoints` to override'),
    expect.stringContaining('called `inject` to override'),
  ]);
});
