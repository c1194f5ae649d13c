import {
  asyncThunkCreator,
  buildCreateSlice,
  configureStore,
  ReducerType,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {beforeEach, expect, test} from 'vitest';
import {server} from '../../testing/server';
import {
  notesForgotten,
  notesRequested,
  selectNotes,
  selectStatus,
  showNotesSlice,
} from './showNotesSlice';
import {transcriptSlice} from './transcriptSlice';

let requests = 0;
beforeEach(() => {
  requests = 0;
  server.use(
    http.get('https://podcasts.example/notes/:id', ({params}) => {
      requests += 1;
      return params.id === 'lost'
        ? new HttpResponse(null, {status: 404})
        : HttpResponse.text(`About ${params.id}`);
    }),
    http.get(
      'https://podcasts.example/transcripts/:id',
      () => new HttpResponse(null, {status: 451}),
    ),
  );
});

const open = () =>
  configureStore({reducer: {showNotes: showNotesSlice.reducer}});

test('pending, fulfilled and settled run in this order', async () => {
  const store = open();
  const promise = store.dispatch(notesRequested('deep-sea-3'));
  expect(selectStatus(store.getState(), 'deep-sea-3')).toBe('loading');
  await promise;
  expect(store.getState().showNotes).toEqual({
    textById: {'deep-sea-3': 'About deep-sea-3'},
    statusById: {'deep-sea-3': 'done'},
    requests: 1,
  });
});

test('condition stops a second request before anything is dispatched', async () => {
  const store = open();
  await store.dispatch(notesRequested('deep-sea-3'));
  const before = store.getState();
  const second = await store.dispatch(notesRequested('deep-sea-3'));
  expect(second.meta).toMatchObject({
    condition: true,
    requestStatus: 'rejected',
  });
  expect(store.getState()).toBe(before);
  expect(requests).toBe(1);

  store.dispatch(notesForgotten('deep-sea-3'));
  const running = store.dispatch(notesRequested('deep-sea-3'));
  await store.dispatch(notesRequested('deep-sea-3'));
  await running;
  expect(requests).toBe(2);

  store.dispatch(notesForgotten('deep-sea-3'));
  await store.dispatch(notesRequested('deep-sea-3'));
  expect(requests).toBe(3);

  await store.dispatch(notesRequested('lost'));
  await store.dispatch(notesRequested('lost'));
  expect(requests).toBe(5);
});

test('notes on their way are neither forgotten nor requested again', async () => {
  const store = open();
  const running = store.dispatch(notesRequested('deep-sea-3'));
  store.dispatch(notesForgotten('deep-sea-3'));
  await store.dispatch(notesRequested('deep-sea-3'));
  await running;
  expect(requests).toBe(1);
  expect(selectStatus(store.getState(), 'deep-sea-3')).toBe('done');
});

test('rejected and settled run when the payload creator throws', async () => {
  const store = open();
  const action = await store.dispatch(notesRequested('lost'));
  expect(
    notesRequested.rejected.match(action) && action.error.message,
  ).toBe('No notes for lost');
  expect(store.getState().showNotes).toMatchObject({
    statusById: {lost: 'failed'},
    requests: 1,
  });
  expect(selectNotes(store.getState(), 'lost')).toBeUndefined();
});

test('the thunk is an action of the slice, with types below the slice name', () => {
  expect(notesRequested.typePrefix).toBe('showNotes/notesRequested');
  expect(notesRequested.pending.type).toBe(
    'showNotes/notesRequested/pending',
  );
});

test('caseReducers holds four functions for a thunk, also for those left out', () => {
  expect(
    Object.keys(showNotesSlice.caseReducers.notesRequested).sort(),
  ).toEqual(['fulfilled', 'pending', 'rejected', 'settled']);
  expect(
    transcriptSlice.caseReducers.transcriptRequested.pending,
  ).toBeTypeOf('function');
});

test('withTypes types the value given to rejectWithValue', async () => {
  const store = configureStore({
    reducer: {transcript: transcriptSlice.reducer},
  });
  await store.dispatch(transcriptSlice.actions.transcriptRequested('e1'));
  expect(store.getState().transcript).toEqual({
    textById: {},
    problemById: {e1: 451},
  });

  server.use(
    http.get('https://podcasts.example/transcripts/:id', () =>
      HttpResponse.error(),
    ),
  );
  await store.dispatch(transcriptSlice.actions.transcriptRequested('e1'));
  expect(store.getState().transcript.problemById).toEqual({
    e1: 'Failed to fetch',
  });
});

test('a request that fails after another one succeeded leaves no problem', () => {
  const {reducer, actions} = transcriptSlice;
  const {fulfilled, rejected} = actions.transcriptRequested;
  const done = reducer(undefined, fulfilled('Hello', 'second', 'e1'));
  expect(reducer(done, rejected(null, 'first', 'e1', 500))).toEqual({
    textById: {e1: 'Hello'},
    problemById: {},
  });
});

test('settled runs before the matchers of extraReducers', async () => {
  const initialState: string[] = [];
  const slice = buildCreateSlice({
    creators: {asyncThunk: asyncThunkCreator},
  })({
    name: 'order',
    initialState,
    reducers: (create) => ({
      run: create.asyncThunk(async () => 1, {
        fulfilled: (state) => void state.push('fulfilled'),
        settled: (state) => void state.push('settled'),
      }),
    }),
    extraReducers: (builder) => {
      builder.addMatcher(
        (action) => action.type === 'order/run/fulfilled',
        (state) => void state.push('matcher'),
      );
    },
  });
  const store = configureStore({reducer: slice.reducer});
  await store.dispatch(slice.actions.run());
  expect(store.getState()).toEqual(['fulfilled', 'settled', 'matcher']);
});

test('withTypes refuses the root state, because the type would refer to itself', () => {
  buildCreateSlice({creators: {asyncThunk: asyncThunkCreator}})({
    name: 'circle',
    initialState: 0,
    reducers: (create) => ({
      // @ts-expect-error `state` and `dispatch` may not be given here
      run: create.asyncThunk.withTypes<{state: {circle: number}}>()(
        async () => 1,
      ),
    }),
  });
});

test('ReducerType names the three kinds of definition', () => {
  expect(Object.values(ReducerType)).toEqual([
    'reducer',
    'reducerWithPrepare',
    'asyncThunk',
  ]);
  buildCreateSlice({creators: {asyncThunk: asyncThunkCreator}})({
    name: 'kinds',
    initialState: 0,
    reducers: (create) => {
      expect(create.reducer(() => {})._reducerDefinitionType).toBe(
        ReducerType.reducer,
      );
      expect(create.asyncThunk(async () => 1)._reducerDefinitionType).toBe(
        ReducerType.asyncThunk,
      );
      return {};
    },
  });
});
