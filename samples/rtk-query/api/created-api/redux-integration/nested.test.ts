import {combineReducers, configureStore} from '@reduxjs/toolkit';
import type {Reducer} from '@reduxjs/toolkit';
import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';

test.each(['contents.api', 'api'])(
  'reducerPath %s below the top level is not found',
  (path) => {
    const printed = captureConsole();
    const api = createApi({
      reducerPath: path,
      baseQuery: fakeBaseQuery(),
      endpoints: (build) => ({
        getBeds: build.query<string[], void>({
          queryFn: () => ({data: ['fern']}),
        }),
      }),
    });
    const nested: Reducer = combineReducers({
      contents: combineReducers({api: api.reducer}),
    });
    const store = configureStore({
      reducer: nested,
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    api.endpoints.getBeds.select()(store.getState() as never);
    expect(printed.texts('error')[0]).toContain(
      `Error: No data found at \`state.${path}\`. Did you forget to add the reducer to the store?`,
    );

    const flat = configureStore({
      reducer: {[path]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    expect(Object.keys(flat.getState())).toEqual([path]);
  },
);
