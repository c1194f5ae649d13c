import {configureStore, createSlice} from '@reduxjs/toolkit';
import type {PayloadAction} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {server} from '../../../testing/server';
import {nurseryApi} from './nurseryApi';
import {makeStore} from './store';

const label = 'https://nursery.example/api/orders/o1/label';

test('keepalive reaches the request, and a page that lives gets the response', async () => {
  const seen: boolean[] = [];
  server.use(
    http.post('https://nursery.example/api/drafts', ({request}) => {
      seen.push(request.keepalive);
      return HttpResponse.json(null);
    }),
  );
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      saveDraft: build.mutation<null, {text: string}>({
        query: (body) => ({
          url: 'drafts',
          method: 'POST',
          body,
          keepalive: true,
        }),
      }),
    }),
  });
  const {initiate} = api.endpoints.saveDraft;
  const {data} = await makeStore().dispatch(initiate({text: 'ferns'}));
  expect(seen).toEqual([true]);
  expect(data).toBeNull();
});

test('a Blob as data is reported twice, and stays in the state', async () => {
  const printed = captureConsole();
  server.use(http.get(label, () => new HttpResponse('%PDF')));
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      blobLabel: build.mutation<Blob, string>({
        query: (id) => ({
          url: `orders/${id}/label`,
          responseHandler: (response) => response.blob(),
        }),
      }),
    }),
  });
  const store = makeStore();
  const request = store.dispatch(api.endpoints.blobLabel.initiate('o1'));
  await request;
  const errors = printed.texts('error');
  expect(errors[0]).toContain(
    'A non-serializable value was detected in an action, in the path: `payload`',
  );
  expect(errors[1]).toContain(
    'A non-serializable value was detected in the state',
  );
  const select = api.endpoints.blobLabel.select(request.requestId);
  expect(select(store.getState()).data).toBeInstanceOf(Blob);
  request.reset();
  expect(select(store.getState()).data).toBeUndefined();
});

test('a queryFn that saves the file leaves nothing in the store', async () => {
  const printed = captureConsole();
  const saved: Blob[] = [];
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      saveLabel: build.mutation<null, string>({
        queryFn: async (id, _api, _extra, baseQuery) => {
          const {data, error} = await baseQuery({
            url: `orders/${id}/label`,
            responseHandler: (response) =>
              response.ok ? response.blob() : response.text(),
          });
          if (error) return {error};
          saved.push(data as Blob);
          return {data: null};
        },
      }),
    }),
  });
  const store = makeStore();
  const save = () => store.dispatch(api.endpoints.saveLabel.initiate('o1'));
  server.use(http.get(label, () => new HttpResponse('%PDF')));
  expect(await save()).toEqual({data: null});
  expect(saved).toHaveLength(1);
  server.use(
    http.get(label, () => HttpResponse.text('no label', {status: 404})),
  );
  expect(await save()).toEqual({error: {status: 404, data: 'no label'}});
  expect(saved).toHaveLength(1);
  expect(printed.lines).toEqual([]);
});

test('a queryFn reports progress with actions of a slice', async () => {
  const uploads = createSlice({
    name: 'uploads',
    initialState: {percent: 0},
    reducers: {
      progressed(state, action: PayloadAction<number>) {
        state.percent = action.payload;
      },
    },
  });
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      reportedUpload: build.mutation<null, void>({
        queryFn: (_arg, {dispatch, signal}) => {
          dispatch(uploads.actions.progressed(40));
          return signal.aborted
            ? {error: {status: 'CUSTOM_ERROR', error: 'Canceled'}}
            : {data: null};
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: {
      uploads: uploads.reducer,
      [nurseryApi.reducerPath]: nurseryApi.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(nurseryApi.middleware),
  });
  await store.dispatch(api.endpoints.reportedUpload.initiate());
  expect(store.getState().uploads.percent).toBe(40);
});

test('a responseHandler can report the progress of a download', async () => {
  const printed = captureConsole();
  const bytes = new Uint8Array(10);
  server.use(
    http.get(
      label,
      () => new HttpResponse(bytes, {headers: {'content-length': '10'}}),
    ),
  );
  const percents: number[] = [];
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      sizeOfLabel: build.mutation<number, string>({
        query: (id) => ({
          url: `orders/${id}/label`,
          responseHandler: async ({body, headers}) => {
            const total = Number(headers.get('content-length'));
            const chunks: Uint8Array<ArrayBuffer>[] = [];
            let loaded = 0;
            const reader = body!.getReader();
            for (;;) {
              const {done, value} = await reader.read();
              if (done) break;
              chunks.push(value);
              loaded += value.length;
              percents.push((100 * loaded) / total);
            }
            return new Blob(chunks).size;
          },
        }),
      }),
    }),
  });
  const {data} = await makeStore().dispatch(
    api.endpoints.sizeOfLabel.initiate('o1'),
  );
  expect(data).toBe(10);
  expect(percents.at(-1)).toBe(100);
  expect(printed.lines).toEqual([]);
});

test('a success with plain text needs a responseHandler', async () => {
  server.use(
    http.delete('https://nursery.example/api/pots/1', () =>
      HttpResponse.text('OK'),
    ),
  );
  const api = nurseryApi.injectEndpoints({
    endpoints: (build) => ({
      dropPot: build.mutation<null, void>({
        query: () => ({url: 'pots/1', method: 'DELETE'}),
      }),
      dropPotAs: build.mutation<string, 'text' | 'content-type'>({
        query: (responseHandler) => ({
          url: 'pots/1',
          method: 'DELETE',
          responseHandler,
        }),
      }),
    }),
  });
  const {dropPot, dropPotAs} = api.endpoints;
  const {dispatch} = makeStore();
  expect((await dispatch(dropPot.initiate())).error).toMatchObject({
    status: 'PARSING_ERROR',
    originalStatus: 200,
    data: 'OK',
  });
  const text = () => dispatch(dropPotAs.initiate('text'));
  const either = () => dispatch(dropPotAs.initiate('content-type'));
  expect(await text()).toEqual({data: 'OK'});
  expect(await either()).toEqual({data: 'OK'});

  server.use(
    http.delete(
      'https://nursery.example/api/pots/1',
      () => new HttpResponse(null, {status: 204}),
    ),
  );
  expect(await either()).toEqual({data: ''});

  // A type that promises JSON: then an empty response is `null`.
  server.use(
    http.delete(
      'https://nursery.example/api/pots/1',
      () =>
        new HttpResponse('', {
          headers: {'content-type': 'application/json'},
        }),
    ),
  );
  expect(await either()).toEqual({data: null});

  server.use(
    http.delete('https://nursery.example/api/pots/1', () =>
      HttpResponse.json({reason: 'sold'}, {status: 422}),
    ),
  );
  const status = 422;
  expect((await text()).error).toEqual({status, data: '{"reason":"sold"}'});
  expect((await either()).error).toEqual({status, data: {reason: 'sold'}});

  server.use(
    http.delete('https://nursery.example/api/pots/1', () =>
      HttpResponse.json(
        {reason: 'sold'},
        {status, headers: {'content-type': 'application/problem+json'}},
      ),
    ),
  );
  expect((await either()).error).toEqual({
    status,
    data: '{"reason":"sold"}',
  });
});
