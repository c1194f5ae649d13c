import {
  configureStore,
  createAsyncThunk,
  createSlice,
  isPending,
  isRejected,
  miniSerializeError,
  type GetThunkAPI,
  type Middleware,
  type PayloadAction,
  type SerializedError,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {describe, expect, expectTypeOf, test, vi} from 'vitest';
import {addTrial} from './addTrial';
import {audit, auditMiddleware} from './auditMiddleware';
import {bookSeat, type Ticket} from './bookSeat';
import {
  classAdded,
  classesSlice,
  seatsLeft,
  styleDropped,
} from './classesSlice';
import {coachSlice, type Coach} from './coachSlice';
import {createRequestSlice} from './createRequestSlice';
import {desk, mistyped, receipt, seatRequested} from './deskMiddleware';
import {attendanceSlice, checkIn} from './draftHelpers';
import {lazyReducer, type LazyState} from './lazyReducer';
import {board, listenerMiddleware} from './listeners';
import {noticeSlice} from './noticeSlice';
import {dispatchFunction, logged, store} from './optionOrder';
import {bookWithMatch, bookWithResult, bookWithUnwrap} from './readTicket';
import {rosterSlice} from './rosterSlice';
import {makeStore, rootReducer, type Desk, type RootState} from './store';
import {
  lessonCanceled,
  loadTimetable,
  timetableSlice,
} from './timetableSlice';
import {studioReducer, waitlistSlice} from './waitlistSlice';
import {workshopsSlice, type SavedWorkshops} from './workshopsSlice';

const salsa = {id: 'c1', style: 'salsa', seats: 2};

function storeWith(reserve: Desk['reserve'], seats = 2) {
  const made = makeStore({reserve});
  made.dispatch(classAdded({...salsa, seats}));
  return made;
}

describe('store and middleware', () => {
  test('a prepended middleware decides what dispatch returns', async () => {
    expectTypeOf(receipt).toEqualTypeOf<
      Promise<{classId: string; seat: number}>
    >();
    expect(await receipt).toEqual({classId: 'salsa', seat: 1});
    expectTypeOf(mistyped).toEqualTypeOf(seatRequested('salsa'));
    expect(mistyped).toBeInstanceOf(Promise);
    const other = configureStore({
      reducer: rootReducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(desk),
    });
    expect(other.dispatch(styleDropped('tango')).type).toBe(
      'classes/styleDropped',
    );
  });

  test('option order: the right store works', () => {
    store.dispatch(styleDropped('tango'));
    expect(logged).toEqual([styleDropped('tango')]);
  });

  test('a function reaches the reducer of a store without thunks', () => {
    expect(dispatchFunction).toThrow('Actions must be plain objects');
  });

  test('the middleware narrows unknown actions', () => {
    const audited = configureStore({
      reducer: rootReducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(auditMiddleware),
    });
    expectTypeOf(audited.getState()).toEqualTypeOf<RootState>();
    audited.dispatch(classAdded(salsa));
    audited.dispatch({type: 'other'});
    expect(audit).toEqual(['salsa, 1 in all', 'other']);
  });

  test('isRejected narrows to every failure, with a value or without', async () => {
    const log: unknown[] = [];
    const logErrors: Middleware = () => (next) => (action) => {
      if (isRejected(action) && !action.meta.condition)
        log.push(action.payload ?? action.error.message);
      return next(action);
    };
    const store = configureStore({
      reducer: rootReducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().concat(logErrors),
    });
    const load = createAsyncThunk(
      'load',
      async (isKnown: boolean, {rejectWithValue}) => {
        if (isKnown) throw new Error('HTTP 500');
        return rejectWithValue('No class');
      },
    );
    await store.dispatch(load(true));
    await store.dispatch(load(false));
    expect(log).toEqual(['HTTP 500', 'No class']);
  });

  test('a list that hides thunks from the types does not stop them', () => {
    const list: Middleware[] = [() => (next) => (action) => next(action)];
    const hiding = configureStore({
      reducer: rootReducer,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware().prepend(list),
    });
    const thunk = () => 'ran';
    // @ts-expect-error the type of dispatch has no ThunkDispatch
    expect(hiding.dispatch(thunk)).toBe('ran');
  });

  test('Middleware gives unknown', () => {
    const spy: Middleware = () => (next) => (action) => {
      expectTypeOf(action).toEqualTypeOf<unknown>();
      // @ts-expect-error 'action' is of type 'unknown'
      void action.type;
      return next(action);
    };
    expect(spy).toBeTypeOf('function');
  });
});

describe('slices', () => {
  test('addMatcher with a guard and with a boolean', () => {
    const notices = [
      classAdded(salsa),
      styleDropped('tango'),
      seatRequested('c1'),
    ].reduce(noticeSlice.reducer, noticeSlice.getInitialState());
    expect(notices).toEqual(['salsa', 'tango', 'C1']);
  });

  test('without `reducers` it does not compile', () => {
    // @ts-expect-error Property 'reducers' is missing
    createSlice({name: 'none', initialState: 0});
    expect(noticeSlice.actions).toEqual({});
  });

  test('the wrapper infers data, payload and action types', () => {
    expectTypeOf(timetableSlice.getInitialState().data).toEqualTypeOf<
      string[]
    >();
    expectTypeOf(
      lessonCanceled.type,
    ).toEqualTypeOf<'timetable/lessonCanceled'>();
    const lines = ['monday 18:00 salsa'];
    const loaded = timetableSlice.reducer(
      undefined,
      loadTimetable.fulfilled(lines, 'r1', 'monday'),
    );
    expect(loaded).toEqual({status: 'done', data: lines});
    expect(
      timetableSlice.reducer(loaded, lessonCanceled(lines[0] ?? '')).data,
    ).toEqual([]);
    const failed = loadTimetable.rejected(null, 'r1', 'monday');
    expect(timetableSlice.reducer(loaded, failed).status).toBe('failed');
  });

  test('the wrapper takes data that starts as null', () => {
    const day = createRequestSlice({
      name: 'day',
      empty: null as string[] | null,
      thunk: loadTimetable,
      reducers: {},
    });
    const loaded = day.reducer(
      undefined,
      loadTimetable.fulfilled(['18:00 salsa'], 'r1', 'monday'),
    );
    expectTypeOf(loaded.data).toEqualTypeOf<string[] | null>();
    expect(day.getInitialState().data).toBeNull();
    expect(loaded.data).toEqual(['18:00 salsa']);
  });

  test('a thunk in a slice reads the state through one cast', async () => {
    const queue = configureStore({reducer: studioReducer});
    queue.dispatch(waitlistSlice.actions.dancerQueued('Ana'));
    const {nextInvited} = waitlistSlice.actions;
    const invited = await queue.dispatch(nextInvited()).unwrap();
    expectTypeOf(invited).toEqualTypeOf<string | null>();
    expect(invited).toBe('Ana');
    expect(queue.getState().waitlist).toEqual([]);
  });

  test('two calls at once remove nobody who was not invited', async () => {
    const queue = configureStore({reducer: studioReducer});
    const {dancerQueued, nextInvited} = waitlistSlice.actions;
    queue.dispatch(dancerQueued('Ana'));
    queue.dispatch(dancerQueued('Bo'));
    const calls = [nextInvited(), nextInvited()].map(queue.dispatch);
    const invited = (await Promise.all(calls)).map(({payload}) => payload);
    expect(invited).toEqual(['Ana', 'Ana']);
    expect(queue.getState().waitlist).toEqual(['Bo']);
  });

  test('a slice that is loaded later', () => {
    expectTypeOf<LazyState['workshops']>().toEqualTypeOf<
      string[] | undefined
    >();
    expectTypeOf<SavedWorkshops>().toEqualTypeOf<{workshops: string[]}>();
    // As in a store that is older than the injection:
    const {workshops: _missing, ...older} = lazyReducer(undefined, {
      type: 'start',
    });
    const lazy = configureStore({
      reducer: (state: LazyState = older, action: UnknownAction) =>
        action.type.startsWith('@@') ? state : lazyReducer(state, action),
    });
    const {selectWorkshops} = workshopsSlice.selectors;
    expect(lazy.getState()).not.toHaveProperty('workshops');
    expect(selectWorkshops(lazy.getState())).toEqual([]);
    lazy.dispatch({type: 'any'});
    expect(lazy.getState().workshops).toEqual([]);
    const {workshopPlanned} = workshopsSlice.actions;
    lazy.dispatch(workshopPlanned('tap'));
    expect(selectWorkshops(lazy.getState())).toEqual(['tap']);
  });
});

describe('bookSeat', () => {
  const free: Desk['reserve'] = async () => ({seat: 4, cached: true});

  test('fulfilled, with its meta', async () => {
    const {dispatch} = storeWith(free);
    expect(await bookWithMatch(dispatch, 'c1')).toBe(
      'seat 4, cached: true',
    );
    expect(await bookWithUnwrap(dispatch, 'c1')).toBe(4);
    expectTypeOf(bookWithResult).returns.resolves.toEqualTypeOf<Ticket>();
    expect(await bookWithResult(dispatch, 'c1')).toEqual({
      classId: 'c1',
      seat: 4,
    });
  });

  test('rejected with a value and its meta', async () => {
    const full = storeWith(free, 0);
    expect(await bookWithMatch(full.dispatch, 'c1')).toBe(
      'full, waitlist: true',
    );
    const taken = storeWith(async () => null);
    expect(await bookWithMatch(taken.dispatch, 'c1')).toBe(
      'taken, waitlist: false',
    );
    await expect(bookWithUnwrap(taken.dispatch, 'c1')).rejects.toBe(
      'taken',
    );
  });

  test('without a value, the meta is there and the flag is not', async () => {
    const refuse = createAsyncThunk<
      number,
      void,
      {rejectedMeta: {waitlist: boolean}}
    >('desk/refuse', async (_, {rejectWithValue}) =>
      rejectWithValue(undefined, {waitlist: true}),
    );
    const {meta} = await storeWith(free).dispatch(refuse());
    expect(meta).toMatchObject({rejectedWithValue: false, waitlist: true});
  });

  test('rejectWithValue alone rejects nothing', async () => {
    const called = createAsyncThunk(
      'desk/called',
      async (_: void, {rejectWithValue}) => {
        rejectWithValue('full');
        return 1;
      },
    );
    const {type, payload} = await storeWith(free).dispatch(called());
    expect([type, payload]).toEqual(['desk/called/fulfilled', 1]);
  });

  test('rejected by an exception: serializeError', async () => {
    const {dispatch} = storeWith(() =>
      Promise.reject(new Error('no desk')),
    );
    expect(await bookWithMatch(dispatch, 'c1')).toBe('no desk');
  });

  test('an exception without a text is a failure for unwrap, too', async () => {
    const {dispatch} = storeWith(() => Promise.reject(new Error()));
    await expect(bookWithUnwrap(dispatch, 'c1')).rejects.toBe(
      'Unknown error',
    );
  });

  test('serializeError receives objects, an Error, and a text', async () => {
    const received: unknown[] = [];
    const attend = createAsyncThunk(
      'desk/attend',
      async (how: 'skip' | 'throw' | 'reject', {rejectWithValue}) => {
        if (how === 'throw') throw new Error('no desk');
        return rejectWithValue('taken');
      },
      {
        condition: (how) => how !== 'skip',
        serializeError: (error) => {
          received.push(error);
          return miniSerializeError(error);
        },
      },
    );
    const {dispatch} = storeWith(free);
    await dispatch(attend('skip'));
    await dispatch(attend('throw'));
    await dispatch(attend('reject'));
    const aborted = dispatch(attend('reject'));
    aborted.abort();
    await aborted;
    expect(received).toEqual([
      {name: 'ConditionError', message: expect.any(String)},
      new Error('no desk'),
      'Rejected',
      {name: 'AbortError', message: 'Aborted'},
    ]);
  });

  test('withTypes names a key and infers the rest', async () => {
    const createDeskThunk = createAsyncThunk.withTypes<{extra: Desk}>();
    const ask = createDeskThunk('desk/ask', (classId: string, {extra}) =>
      extra.reserve(classId),
    );
    const place = await storeWith(free).dispatch(ask('c1')).unwrap();
    expectTypeOf(place).toEqualTypeOf<
      Awaited<ReturnType<Desk['reserve']>>
    >();
    expect(place).toEqual({seat: 4, cached: true});
  });

  test('so does an annotated second parameter', async () => {
    const season = createAsyncThunk(
      'desk/season',
      (_: string, api: GetThunkAPI<{state: RootState; rejectValue: 7}>) =>
        api.getState().studio.season,
    );
    const action = await storeWith(free).dispatch(season('c1'));
    if (season.rejected.match(action))
      expectTypeOf(action.payload).toEqualTypeOf<7 | undefined>();
    expect(season.fulfilled.match(action) && action.payload).toBe('spring');
  });

  test('an annotated async function with rejectWithValue has a wrong result', async () => {
    interface Config {
      state: RootState;
      rejectValue: string;
    }
    const annotated = createAsyncThunk(
      'desk/annotated',
      async (_: void, {getState, rejectWithValue}: GetThunkAPI<Config>) =>
        getState().studio.season || rejectWithValue('closed'),
    );
    const named = createAsyncThunk<string, void, Config>(
      'desk/named',
      async (_, {getState, rejectWithValue}) =>
        getState().studio.season || rejectWithValue('closed'),
    );
    const {dispatch} = storeWith(free);
    const wrong = await dispatch(annotated()).unwrap();
    expectTypeOf(wrong).not.toEqualTypeOf<string>();
    const right = await dispatch(named()).unwrap();
    expectTypeOf(right).toEqualTypeOf<string>();
    expect([wrong, right]).toEqual(['spring', 'spring']);
  });

  test('an aborted request has its reason as the error', async () => {
    const {dispatch} = storeWith(() => new Promise(() => {}));
    const running = dispatch(bookSeat('c1'));
    running.abort('Customer left');
    expect(await running).toMatchObject({error: 'Customer left'});
  });

  test('pending meta, and the types of every meta', async () => {
    vi.useFakeTimers({now: 7000});
    const seen: UnknownAction[] = [];
    const spied = configureStore({
      reducer: (
        state: ReturnType<typeof rootReducer> | undefined,
        action,
      ) => {
        seen.push(action);
        return rootReducer(state, action);
      },
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({thunk: {extraArgument: {reserve: free}}}),
    });
    spied.dispatch(classAdded(salsa));
    await spied.dispatch(bookSeat('c1'));
    const [pending] = seen.filter(isPending(bookSeat));
    expectTypeOf(pending!.meta.asked).toEqualTypeOf<number>();
    expect(pending!.meta.asked).toBe(7000);
  });
});

test('without fulfilledMeta, an else narrows', async () => {
  const made = makeStore({reserve: async () => null});
  const action = await made.dispatch(loadTimetable('monday'));
  if (loadTimetable.fulfilled.match(action)) {
    expect(action.payload).toHaveLength(2);
  } else {
    expectTypeOf(action.error).toEqualTypeOf<SerializedError>();
  }
  const booked = await made.dispatch(bookSeat('c1'));
  if (!bookSeat.fulfilled.match(booked)) {
    // @ts-expect-error the compiler cannot exclude `fulfilled`
    void booked.error;
  }
  expect(booked.meta.arg).toBe('c1');
});

test('a plain thunk', () => {
  const made = makeStore({reserve: async () => null});
  const id = made.dispatch(addTrial('swing'));
  expectTypeOf(id).toEqualTypeOf<string>();
  expect(seatsLeft(made.getState().studio, id)).toBe(10);

  const second = made.dispatch(addTrial('tango'));
  made.dispatch(styleDropped('swing'));
  const third = made.dispatch(addTrial('waltz'));
  expect(made.getState().studio.classes.ids).toEqual([second, third]);
});

test('listeners', async () => {
  const listening = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(listenerMiddleware.middleware),
  });
  listening.dispatch(styleDropped('tango'));
  await vi.waitFor(() => expect(board).toEqual(['tango', 'tango']));
});

describe('entities', () => {
  test('a filter in a case reducer of its own', () => {
    const {dancersEnrolled, dancersLeft, levelClosed} = rosterSlice.actions;
    expectTypeOf(dancersLeft)
      .parameter(0)
      .toEqualTypeOf<readonly string[]>();
    // @ts-expect-error 'where' does not exist in type 'readonly string[]'
    dancersLeft({where: {level: 'beginner'}});
    const state = [
      dancersEnrolled([
        {id: 'a', level: 'beginner'},
        {id: 'b', level: 'advanced'},
        {id: 'c', level: 'beginner'},
      ]),
      levelClosed({where: {level: 'beginner'}}),
    ].reduce<ReturnType<typeof rosterSlice.reducer>>(
      rosterSlice.reducer,
      rosterSlice.getInitialState(),
    );
    expect(state.ids).toEqual(['b']);
  });

  test('the last overload of a method types the payload', () => {
    interface Overloaded {
      (state: string[], action: PayloadAction<number>): void;
      (state: string[], action: PayloadAction<string>): void;
    }
    const dancerAdded: Overloaded = (
      state: string[],
      {payload}: PayloadAction<number | string>,
    ) => void state.push(String(payload));
    const slice = createSlice({
      name: 'dancers',
      initialState: [] as string[],
      reducers: {dancerAdded},
    });
    expectTypeOf(slice.actions.dancerAdded)
      .parameter(0)
      .toEqualTypeOf<string>();
    expect(
      slice.reducer(undefined, slice.actions.dancerAdded('Ana')),
    ).toEqual(['Ana']);
  });

  test('a class that is not there', () => {
    const state = classesSlice.reducer(undefined, classAdded(salsa));
    expect(seatsLeft(state, 'c1')).toBe(2);
    expect(seatsLeft(state, 'c9')).toBe(0);
  });
});

test('Draft takes readonly away', () => {
  const state = {date: 'monday', present: ['Ana']};
  checkIn(state, 'Ben');
  expect(state.present).toEqual(['Ana', 'Ben']);
  const {dayBegan} = attendanceSlice.actions;
  expect(attendanceSlice.reducer(state, dayBegan()).present).toEqual([]);
});

test('a state that starts as null', () => {
  const {hired, left} = coachSlice.actions;
  const state = coachSlice.reducer(undefined, hired({name: 'Ana'}));
  expectTypeOf(state).toEqualTypeOf<Coach | null>();
  expect(state).toEqual({name: 'Ana'});
  expect(coachSlice.reducer(state, left())).toBeNull();
});
