import {configureStore, createAsyncThunk} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {describe, expect, test} from 'vitest';
import {server} from '../../testing/server';
import {renameJob, titlesSlice} from './titlesSlice';

const address = 'https://print.example/titles/:job';

/** A store, and a server that answers when it is told to. */
function setUp() {
  let answer!: (status: number) => void;
  const status = new Promise<number>((resolve) => (answer = resolve));
  server.use(
    http.put(
      address,
      async () => new HttpResponse(null, {status: await status}),
    ),
  );
  const store = configureStore({reducer: {titles: titlesSlice.reducer}});
  return {store, answer, titles: () => store.getState().titles};
}

describe('renameJob', () => {
  test('shows the new title at once, and keeps it', async () => {
    const {store, answer, titles} = setUp();
    const sent = store.dispatch(renameJob({job: 'menu', title: 'Card'}));
    expect(titles().byJob).toEqual({menu: 'Card'});
    answer(204);
    await sent.unwrap();
    expect(titles()).toEqual({byJob: {menu: 'Card'}, before: {}});
  });

  test('goes back to the old title after a failure', async () => {
    const {store, answer, titles} = setUp();
    const sent = store.dispatch(renameJob({job: 'menu', title: 'Card'}));
    answer(500);
    await sent;
    expect(titles()).toEqual({byJob: {menu: 'Menu'}, before: {}});
  });

  test('goes back when it is canceled', async () => {
    const {store, answer, titles} = setUp();
    const sent = store.dispatch(renameJob({job: 'menu', title: 'Card'}));
    sent.abort();
    await sent;
    expect(titles()).toEqual({byJob: {menu: 'Menu'}, before: {}});
    answer(204);
  });

  test('changes nothing when it is canceled before pending', async () => {
    const {store, titles} = setUp();
    const arg = {job: 'menu', title: 'Card'};
    await store.dispatch(renameJob(arg, {signal: AbortSignal.abort()}));
    expect(titles()).toEqual({byJob: {menu: 'Menu'}, before: {}});
  });

  test('a job without a title is skipped', async () => {
    const {store, titles} = setUp();
    const arg = {job: 'flyer', title: 'Sale'};
    const {meta} = await store.dispatch(renameJob(arg));
    expect(meta).toMatchObject({condition: true});
    expect(titles()).toEqual({byJob: {menu: 'Menu'}, before: {}});
  });

  test('a second change is skipped while the first is sent', async () => {
    const {store, answer, titles} = setUp();
    const sent = store.dispatch(renameJob({job: 'menu', title: 'Card'}));
    const second = renameJob({job: 'menu', title: 'List'});
    const {meta} = await store.dispatch(second);
    expect(meta).toMatchObject({condition: true});
    expect(titles().byJob).toEqual({menu: 'Card'});
    answer(500);
    await sent;
    expect(titles().byJob).toEqual({menu: 'Menu'});
  });
});

test('getPendingMeta sees the state before pending, the creator after', async () => {
  const seen: string[] = [];
  const rename = createAsyncThunk<
    void,
    string,
    {state: string; pendingMeta: {from: string}}
  >(
    'rename',
    (_title, {getState}) => {
      seen.push(`creator ${getState()}`);
    },
    {
      getPendingMeta: (_base, {getState}) => {
        seen.push(`getPendingMeta ${getState()}`);
        return {from: getState()};
      },
    },
  );
  const store = configureStore({
    reducer: (title: string = 'Menu', action) =>
      rename.pending.match(action) ? action.meta.arg : title,
  });
  const {meta} = await store.dispatch(rename('Card'));
  expect(seen).toEqual(['getPendingMeta Menu', 'creator Card']);
  // Only the pending action has the field.
  expect(meta).not.toHaveProperty('from');
});

test('a loop in the payload creator retries', async () => {
  const statuses = [500, 500, 200];
  let requests = 0;
  server.use(
    http.get('https://print.example/ink', () => {
      requests += 1;
      return new HttpResponse('full', {status: statuses.shift() ?? 500});
    }),
  );
  const checkInk = createAsyncThunk(
    'ink/check',
    async (_: void, {signal}) => {
      for (let attempt = 1; ; attempt += 1) {
        const response = await fetch('https://print.example/ink', {signal});
        if (response.ok) return response.text();
        if (attempt === 3) throw new Error(`HTTP ${response.status}`);
      }
    },
  );
  const store = configureStore({reducer: () => null});
  expect(await store.dispatch(checkInk()).unwrap()).toBe('full');
  expect(requests).toBe(3);
  await expect(store.dispatch(checkInk()).unwrap()).rejects.toMatchObject({
    message: 'HTTP 500',
  });
  expect(requests).toBe(6);
});

test('a retry after a lost response is carried out twice', async () => {
  let jobs = 0;
  server.use(
    http.post('https://print.example/jobs', () => {
      jobs += 1;
      return jobs === 1 ? HttpResponse.error() : new HttpResponse('ok');
    }),
  );
  const print = createAsyncThunk('jobs/print', async () => {
    const send = () =>
      fetch('https://print.example/jobs', {method: 'POST'});
    const response = await send().catch(send);
    return response.text();
  });
  const store = configureStore({reducer: () => null});
  expect(await store.dispatch(print()).unwrap()).toBe('ok');
  expect(jobs).toBe(2);
});

describe('a loop that catches the errors of its attempts', () => {
  const attempts = async (stopsIfAborted: boolean) => {
    server.use(http.get('https://print.example/ink', HttpResponse.error));
    let count = 0;
    let end!: () => void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const checkInk = createAsyncThunk(
      'ink/check',
      async (_: void, {signal}) => {
        try {
          while (count < 3) {
            count += 1;
            try {
              return await fetch('https://print.example/ink', {signal});
            } catch (error) {
              if (stopsIfAborted && signal.aborted) throw error;
            }
          }
          throw new Error('No ink');
        } finally {
          end();
        }
      },
    );
    const request = configureStore({reducer: () => null}).dispatch(
      checkInk(),
    );
    request.abort();
    await ended;
    return count;
  };

  test('goes on after an abort', async () => {
    expect(await attempts(false)).toBe(3);
  });

  test('stops if it looks at the signal', async () => {
    expect(await attempts(true)).toBe(1);
  });
});
