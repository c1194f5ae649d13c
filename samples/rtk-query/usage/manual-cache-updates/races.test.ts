import {http, HttpResponse} from 'msw';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {setlistServer} from './handlers';
import {versionApi} from './renameByVersion';
import {duringLoadApi} from './renameDuringLoad';
import {safeApi} from './renameSafely';
import {renameApi} from './renameSetlist';
import {setlistsApi} from './setlistsApi';
import {makeStore} from './store';
import {tourApi} from './tourWithDetails';

const base = 'https://setlists.example/api';
const {getSetlist, getTour} = setlistsApi.endpoints;
let page: ReturnType<typeof setlistServer>;
beforeEach(() => {
  page = setlistServer();
  server.use(...page.handlers);
});

/** Holds every PATCH until it is answered by name: with success or 500. */
function holdRenames() {
  const held = new Map<string, (ok: boolean) => void>();
  let version = 1;
  server.use(
    http.patch<{id: string}, {name: string}>(
      `${base}/setlists/:id`,
      async ({request}) => {
        const {name} = await request.json();
        const ok = await new Promise<boolean>((go) => held.set(name, go));
        if (!ok) return new HttpResponse(null, {status: 500});
        version += 1;
        Object.assign(page.setlists[0] ?? {}, {name, version});
        return HttpResponse.json({...page.setlists[0]});
      },
    ),
  );
  return async (name: string, ok: boolean) => {
    await vi.waitFor(() => expect(held.has(name)).toBe(true));
    held.get(name)?.(ok);
  };
}

async function load() {
  const store = makeStore();
  const query = store.dispatch(getSetlist.initiate(1));
  await query;
  return {
    store,
    query,
    name: () => getSetlist.select(1)(store.getState()).data?.name,
    loaded: () =>
      Promise.all(
        store.dispatch(setlistsApi.util.getRunningQueriesThunk()),
      ),
  };
}

describe('undo for an entry without data', () => {
  const late = async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get(`${base}/setlists/:id`, async () => {
        await held;
        return HttpResponse.json(page.setlists[0]);
      }),
    );
    const store = makeStore();
    const loading = store.dispatch(getSetlist.initiate(1));
    return {store, loading, release};
  };
  const recipe = vi.fn();
  const {updateQueryData} = setlistsApi.util;

  test('makes the next recipe get undefined', async () => {
    const {store, loading, release} = await late();
    const change = () =>
      store.dispatch(updateQueryData('getSetlist', 1, recipe));
    change();
    expect(recipe).not.toHaveBeenCalled();
    change().undo();
    change();
    expect(recipe).toHaveBeenCalledWith(undefined);
    release();
    await loading;
  });

  test('is not called by renameSetlist', async () => {
    recipe.mockClear();
    const answer = holdRenames();
    const {store, loading, release} = await late();
    const {renameSetlist} = renameApi.endpoints;
    const saving = store.dispatch(
      renameSetlist.initiate({id: 1, name: 'B'}),
    );
    await answer('B', false);
    await saving;
    store.dispatch(updateQueryData('getSetlist', 1, recipe));
    expect(recipe).not.toHaveBeenCalled();
    release();
    expect((await loading).data?.name).toBe('Opening night');
  });

  test('throws after a reset, and is not called by renameSetlist', async () => {
    const {store} = await load();
    const rename = (setlist: {name: string}) => {
      setlist.name = 'B';
    };
    const change = store.dispatch(updateQueryData('getSetlist', 1, rename));
    const saving = store.dispatch(
      renameApi.endpoints.renameSetlist.initiate({id: 1, name: 'C'}),
    );
    store.dispatch(setlistsApi.util.resetApiState());
    const loading = store.dispatch(getSetlist.initiate(1));
    expect(() => change.undo()).toThrow();
    await saving;
    expect((await loading).data?.name).toBe('Opening night');
  });

  test('puts old data into an entry that is loading, after a recipe that returned a value', async () => {
    const {store} = await load();
    const change = store.dispatch(
      updateQueryData('getSetlist', 1, (setlist) => ({
        ...setlist,
        name: 'B',
      })),
    );
    store.dispatch(setlistsApi.util.resetApiState());
    const loading = store.dispatch(getSetlist.initiate(1));
    const entry = () => getSetlist.select(1)(store.getState());
    expect(entry().data).toBeUndefined();
    change.undo();
    expect(entry().isLoading).toBe(true);
    expect(entry().data?.name).toBe('Opening night');
    await loading;
  });
});

describe('two renames overlap, and the first fails', () => {
  test('undo brings back the name before both', async () => {
    const answer = holdRenames();
    const {store, name} = await load();
    const {renameSetlist} = renameApi.endpoints;
    const lines = [`loaded              ${name()}`];
    const note = (event: string) => lines.push(event.padEnd(20) + name());
    const first = store.dispatch(
      renameSetlist.initiate({id: 1, name: 'B'}),
    );
    note("rename to 'B'");
    const second = store.dispatch(
      renameSetlist.initiate({id: 1, name: 'C'}),
    );
    note("rename to 'C'");
    await answer('C', true);
    await second;
    note("'C' is saved");
    await answer('B', false);
    await first;
    note("'B' fails: undo");
    expect(name()).toBe('Opening night');
    expect(page.setlists[0]?.name).toBe('C');
    lines.push('on the server       C');
    await record('./undoRace.output.txt', lines.join('\n'));
  });

  test('invalidating asks the server', async () => {
    const answer = holdRenames();
    const {store, name, loaded} = await load();
    const {renameSafely} = safeApi.endpoints;
    const first = store.dispatch(renameSafely.initiate({id: 1, name: 'B'}));
    const second = store.dispatch(
      renameSafely.initiate({id: 1, name: 'C'}),
    );
    await answer('B', false);
    await first;
    // The refetch waits for the second rename: no old name in between.
    expect(page.requests).toEqual(['GET /setlists/1']);
    expect(name()).toBe('C');
    await answer('C', true);
    await second;
    await loaded();
    expect(page.requests).toEqual(['GET /setlists/1', 'GET /setlists/1']);
    expect(name()).toBe('C');
    expect(page.setlists[0]?.name).toBe('C');
  });

  test('a rename alone that fails shows the old name after the refetch', async () => {
    const answer = holdRenames();
    const {store, name, loaded} = await load();
    const {renameSafely} = safeApi.endpoints;
    const only = store.dispatch(renameSafely.initiate({id: 1, name: 'B'}));
    await answer('B', false);
    await only;
    await loaded();
    expect(name()).toBe('Opening night');
  });
});

describe('the network is down: a change that waits for a tag stays', () => {
  const change = {id: 1, name: 'B'};
  test.each([
    ['renameSafely', safeApi.endpoints.renameSafely.initiate(change)],
    [
      'renameDuringLoad',
      duringLoadApi.endpoints.renameDuringLoad.initiate(change),
    ],
  ])('%s', async (_name, rename) => {
    const {store, query, name} = await load();
    const entry = () => getSetlist.select(1)(store.getState());
    server.use(http.all(`${base}/*`, () => HttpResponse.error()));
    const {error} = await store.dispatch(rename);
    expect(error).toMatchObject({status: 'FETCH_ERROR'});
    // The tag has caused a refetch, and that has failed too.
    await vi.waitFor(() => expect(entry().isError).toBe(true));
    expect(entry().error).toMatchObject({status: 'FETCH_ERROR'});
    expect(name()).toBe('B');

    // The network is back.
    server.use(...page.handlers);
    await query.refetch();
    expect(name()).toBe('Opening night');
    expect(entry().isError).toBe(false);
  });
});

test('responses in the wrong order: the newer version stays', async () => {
  const {store, name} = await load();
  const {renameByVersion} = versionApi.endpoints;
  const late: Array<() => void> = [];
  server.use(
    http.patch<{id: string}, {name: string}>(
      `${base}/setlists/:id`,
      async ({request}) => {
        const change = await request.json();
        const version = change.name === 'B' ? 2 : 3;
        await new Promise<void>((go) => late.push(go));
        return HttpResponse.json({...page.setlists[0], ...change, version});
      },
    ),
  );
  const first = store.dispatch(
    renameByVersion.initiate({id: 1, name: 'B'}),
  );
  await vi.waitFor(() => expect(late).toHaveLength(1));
  const second = store.dispatch(
    renameByVersion.initiate({id: 1, name: 'C'}),
  );
  await vi.waitFor(() => expect(late).toHaveLength(2));
  late[1]?.();
  await second;
  expect(name()).toBe('C');
  late[0]?.();
  await first;
  expect(name()).toBe('C');
});

describe('a response that was on its way', () => {
  type Rename =
    | typeof renameApi.endpoints.renameSetlist
    | typeof duringLoadApi.endpoints.renameDuringLoad;

  /** A refetch that read the old name, and a rename meanwhile. */
  async function refetchAndRename(rename: Rename) {
    const {store, query, name, loaded} = await load();
    let reply: () => void = () => {};
    let asked = false;
    server.use(
      http.get(`${base}/setlists/1`, async () => {
        if (asked) return undefined; // left to the next handler
        asked = true;
        const old = {...page.setlists[0]};
        await new Promise<void>((go) => (reply = go));
        return HttpResponse.json(old);
      }),
    );
    const refetch = query.refetch();
    await vi.waitFor(() => expect(asked).toBe(true));
    const saving = store.dispatch(rename.initiate({id: 1, name: 'B'}));
    expect(name()).toBe('B');
    return {name, loaded, saving, refetch, reply: () => reply()};
  }

  test('overwrites the change', async () => {
    const {name, saving, refetch, reply} = await refetchAndRename(
      renameApi.endpoints.renameSetlist,
    );
    await saving;
    reply();
    await refetch;
    expect(name()).toBe('Opening night');
    expect(page.setlists[0]?.name).toBe('B');
  });

  test('cannot do so when it is aborted, and the tags ask again', async () => {
    const {name, saving, refetch, loaded, reply} = await refetchAndRename(
      duringLoadApi.endpoints.renameDuringLoad,
    );
    expect(await refetch).toMatchObject({
      isError: true,
      error: {name: 'AbortError'},
      data: {name: 'B'},
    });
    await saving;
    await loaded();
    reply();
    expect(name()).toBe('B');
    expect(page.requests.slice(-2)).toEqual([
      'PATCH /setlists/1',
      'GET /setlists/1',
    ]);
  });
});

test.each([
  ['renameSetlist', renameApi.endpoints.renameSetlist, 'Opening night'],
  ['renameDuringLoad', duringLoadApi.endpoints.renameDuringLoad, 'B'],
])(
  'a list that fills the details overwrites an update: %s',
  async (_name, rename, shown) => {
    const reply = holdRenames();
    const {store, name, loaded} = await load();
    const saving = store.dispatch(rename.initiate({id: 1, name: 'B'}));
    expect(name()).toBe('B');
    await store.dispatch(
      tourApi.endpoints.getTourWithDetails.initiate('spring'),
    );
    await vi.waitFor(() => expect(name()).toBe('Opening night'));
    await reply('B', true);
    await saving;
    await loaded();
    expect(name()).toBe(shown);
  },
);

test('tags cost a refetch only where an entry is in use', async () => {
  const store = makeStore();
  const rename = async (name: string) => {
    page.requests.length = 0;
    await store.dispatch(
      duringLoadApi.endpoints.renameDuringLoad.initiate({id: 1, name}),
    );
    await Promise.all(
      store.dispatch(setlistsApi.util.getRunningQueriesThunk()),
    );
    return page.requests;
  };
  expect(await rename('B')).toEqual(['PATCH /setlists/1']);
  await store.dispatch(getSetlist.initiate(1));
  expect(await rename('C')).toEqual([
    'PATCH /setlists/1',
    'GET /setlists/1',
  ]);
});

test('a first load is not aborted, and refetched afterwards', async () => {
  const store = makeStore();
  const first = store.dispatch(getSetlist.initiate(1));
  const {renameDuringLoad} = duringLoadApi.endpoints;
  const saving = store.dispatch(
    renameDuringLoad.initiate({id: 1, name: 'B'}),
  );
  expect(await first).toMatchObject({isSuccess: true});
  await saving;
  await Promise.all(
    store.dispatch(setlistsApi.util.getRunningQueriesThunk()),
  );
  const {data} = getSetlist.select(1)(store.getState());
  expect(data?.name).toBe('B');
  expect(page.requests.at(-1)).toBe('GET /setlists/1');
});

test('an aborted first load leaves an entry that no tag reaches', async () => {
  const store = makeStore();
  const first = store.dispatch(getSetlist.initiate(1));
  first.abort();
  await first;
  store.dispatch(
    setlistsApi.util.invalidateTags([{type: 'Setlist', id: 1}]),
  );
  await Promise.all(
    store.dispatch(setlistsApi.util.getRunningQueriesThunk()),
  );
  expect(getSetlist.select(1)(store.getState())).toMatchObject({
    isError: true,
    error: {name: 'AbortError'},
  });
});

test('a server that is slow to be consistent: the old name returns', async () => {
  const {store, name, loaded} = await load();
  server.use(
    http.patch(`${base}/setlists/1`, () => HttpResponse.json(null)), // queued
  );
  const {renameDuringLoad} = duringLoadApi.endpoints;
  const saving = store.dispatch(
    renameDuringLoad.initiate({id: 1, name: 'B'}),
  );
  expect(name()).toBe('B');
  await saving;
  await loaded();
  expect(name()).toBe('Opening night');
});

describe('undo works by position', () => {
  async function changeFirstRow() {
    const store = makeStore();
    const query = store.dispatch(getTour.initiate('spring'));
    await query;
    const change = store.dispatch(
      setlistsApi.util.updateQueryData('getTour', 'spring', ([first]) => {
        if (first) first.name = 'Unplugged';
      }),
    );
    return {store, query, change};
  }

  test('after a refetch it can hit another row', async () => {
    const {store, query, change} = await changeFirstRow();
    expect(change.inversePatches).toEqual([
      {op: 'replace', path: [0, 'name'], value: 'Opening night'},
    ]);
    page.setlists.reverse();
    await query.refetch();
    change.undo();
    const rows = getTour.select('spring')(store.getState()).data;
    expect(rows?.map(({id, name}) => `${id} ${name}`)).toEqual([
      '2 Opening night', // was Harbor stage
      '1 Opening night',
    ]);
  });

  test('and it throws when the place is gone', async () => {
    const {query, change} = await changeFirstRow();
    page.setlists.length = 0;
    await query.refetch();
    expect(() => change.undo()).toThrow("Cannot apply patch, path doesn't");
  });
});
