import {skipToken} from '@reduxjs/toolkit/query';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {
  Profiler,
  type ReactElement,
  startTransition,
  useEffect,
  useState,
} from 'react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../../../testing/server';
import {CacheInspector} from './CacheInspector';
import {boxOffice, house} from './handlers';
import {makeStore} from './makeStore';
import {SignOut} from './SignOut';
import {theatreApi} from './theatreApi';

function SeatPrice({id}: {id: string}) {
  const {data} = theatreApi.useGetSeatQuery(id);
  return <p>{data ? `${data.id} costs ${data.price}` : 'no seat'}</p>;
}

function Lazy() {
  const [load, lazy] = theatreApi.useLazyGetSeatQuery();
  const [, hold] = theatreApi.useHoldSeatMutation({fixedCacheKey: 'hold'});
  return (
    <p>
      <button onClick={() => load('A2')}>Load</button>
      {`lazy ${lazy.status}, mutation ${hold.status}`}
    </p>
  );
}

test('the inspector renders again only when an entry changes', async () => {
  const store = makeStore();
  const rendered = vi.fn();
  render(
    <Provider store={store}>
      <Profiler id="inspector" onRender={rendered}>
        <CacheInspector />
      </Profiler>
    </Provider>,
  );
  const seat = {
    id: 'A1',
    section: 'stalls',
    price: 60,
    heldBy: null,
  } as const;
  act(() => {
    store.dispatch(
      theatreApi.util.upsertQueryEntries([
        {endpointName: 'getSeat', arg: 'A1', value: seat},
      ]),
    );
  });
  await screen.findByText('getSeat("A1"): fulfilled');
  expect(rendered).toHaveBeenCalledTimes(2);
  act(() => {
    store.dispatch({type: 'curtain/raised'});
    store.dispatch(theatreApi.internalActions.onFocusLost());
  });
  expect(rendered).toHaveBeenCalledTimes(2);
});

/** Shows an app until its seat is there, then presses a button of it. */
async function leave(
  store: ReturnType<typeof makeStore>,
  app: ReactElement,
  name: string,
) {
  render(<Provider store={store}>{app}</Provider>);
  await screen.findByText('A1 costs 60');
  await userEvent.click(screen.getByRole('button', {name}));
}

test('a sign-out that unmounts the queries sends nothing', async () => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  const store = makeStore();
  function App() {
    const [user, setUser] = useState<string | null>('Theo');
    if (!user) return <p>Please sign in</p>;
    return (
      <>
        <SeatPrice id="A1" />
        <SignOut onSignOut={() => setUser(null)} />
      </>
    );
  }
  await leave(store, <App />, 'Sign out');
  await screen.findByText('Please sign in');
  expect(store.getState().theatre.queries).toEqual({});
  expect(log).toEqual(['GET seats/A1']);
});

test.each([
  ['the screen that follows removes the entries', true],
  ['a cleanup of the screen itself refetches them', false],
])('tags invalidated on leaving: %s', async (_, after) => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  const store = makeStore();
  const clear = () =>
    store.dispatch(theatreApi.util.invalidateTags(['Seat']));
  function Plan() {
    useEffect(() => (after ? undefined : () => void clear()), []);
    return <SeatPrice id="A1" />;
  }
  function Next() {
    useEffect(() => {
      if (after) clear();
    }, []);
    return <p>Next screen</p>;
  }
  const screens = (plan: boolean) => (
    <Provider store={store}>{plan ? <Plan /> : <Next />}</Provider>
  );
  const {rerender} = render(screens(true));
  await screen.findByText('A1 costs 60');
  rerender(screens(false));
  await screen.findByText('Next screen');
  const entries = Object.keys(store.getState().theatre.queries);
  expect(entries).toEqual(after ? [] : ['getSeat("A1")']);
  await Promise.all(
    store.dispatch(theatreApi.util.getRunningQueriesThunk()),
  );
  expect(log).toHaveLength(after ? 1 : 2);
});

test('a request to sign out is awaited, not aborted', async () => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  const store = makeStore();
  function App() {
    const [user, setUser] = useState<string | null>('Theo');
    const [signOut] = theatreApi.useHoldSeatMutation();
    if (!user) return <p>Please sign in</p>;
    const end = async () => {
      await signOut({id: 'B7', guest: user});
      setUser(null);
    };
    return (
      <>
        <SeatPrice id="A1" />
        <SignOut onSignOut={end} />
      </>
    );
  }
  await leave(store, <App />, 'Sign out');
  await screen.findByText('Please sign in');
  await vi.waitFor(() =>
    expect(store.getState().theatre.queries).toEqual({}),
  );
  expect(log).toEqual(['GET seats/A1', 'POST seats/B7/hold']);
});

test('a request to sign out that fails does not keep the cache', async () => {
  server.use(...boxOffice([]));
  const store = makeStore();
  function App() {
    const [user, setUser] = useState<string | null>('Theo');
    if (!user) return <p>Please sign in</p>;
    const end = async () => {
      setUser(null);
      await Promise.reject(new Error('offline'));
    };
    return (
      <>
        <SeatPrice id="A1" />
        <SignOut onSignOut={end} />
      </>
    );
  }
  const unhandled = vi.fn();
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.once('unhandledRejection', unhandled);
  try {
    await leave(store, <App />, 'Sign out');
    await screen.findByText('Please sign in');
    await vi.waitFor(() =>
      expect(store.getState().theatre.queries).toEqual({}),
    );
    await vi.waitFor(() => expect(unhandled).toHaveBeenCalledOnce());
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners)
      process.on('unhandledRejection', listener);
  }
});

test.each([
  ['a cleanup of the screen refetches', true, {sent: 2, cached: 1}],
  ['an effect of the next screen removes', false, {sent: 1, cached: 0}],
])('clear a feature: %s', async (_, inCleanup, left) => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  const store = makeStore();
  const clear = () => {
    store.dispatch(theatreApi.util.invalidateTags(['Seat']));
  };
  function Feature() {
    useEffect(
      () => () => {
        if (inCleanup) clear();
      },
      [],
    );
    return <SeatPrice id="A1" />;
  }
  function Next() {
    useEffect(() => {
      if (!inCleanup) clear();
    }, []);
    return <p>Elsewhere</p>;
  }
  function App() {
    const [left, setLeft] = useState(false);
    return left ? (
      <Next />
    ) : (
      <>
        <Feature />
        <button onClick={() => setLeft(true)}>Leave</button>
      </>
    );
  }
  await leave(store, <App />, 'Leave');
  await screen.findByText('Elsewhere');
  await vi.waitFor(() => {
    const cached = Object.keys(store.getState().theatre.queries).length;
    expect({sent: log.length, cached}).toEqual(left);
  });
});

test.each([
  ['in the handler: the query is sent again', false, {sent: 2, cached: 1}],
  ['in an effect of the new page: it is not', true, {sent: 1, cached: 0}],
])('a sign-out in a transition, reset %s', async (_, inEffect, left) => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  const store = makeStore();
  const reset = () => {
    store.dispatch(theatreApi.util.resetApiState());
  };
  function SignIn() {
    useEffect(() => {
      if (inEffect) reset();
    }, []);
    return <p>Please sign in</p>;
  }
  function App() {
    const [user, setUser] = useState<string | null>('Theo');
    if (!user) return <SignIn />;
    const go = () => {
      startTransition(() => setUser(null));
      if (!inEffect) reset();
    };
    return (
      <>
        <SeatPrice id="A1" />
        <button onClick={go}>Leave</button>
      </>
    );
  }
  await leave(store, <App />, 'Leave');
  await screen.findByText('Please sign in');
  await vi.waitFor(() => {
    const cached = Object.keys(store.getState().theatre.queries).length;
    expect({sent: log.length, cached}).toEqual(left);
  });
});

test('a skipped query keeps its data after the reset, but not currentData', async () => {
  server.use(...boxOffice([]));
  const store = makeStore();
  function Skippable({id}: {id: string | undefined}) {
    const {data, currentData} = theatreApi.useGetSeatQuery(id ?? skipToken);
    return <p>{`data ${data?.id}, currentData ${currentData?.id}`}</p>;
  }
  const app = (id: string | undefined) => (
    <Provider store={store}>
      <Skippable id={id} />
    </Provider>
  );
  const view = render(app('A1'));
  await screen.findByText('data A1, currentData A1');
  view.rerender(app(undefined));
  act(() => void store.dispatch(theatreApi.util.resetApiState()));
  await screen.findByText('data A1, currentData undefined');
  expect(store.getState().theatre.queries).toEqual({});
});

test('a query that gets another argument with the reset keeps its data until the response', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get(`${house}/seats/A2`, async () => {
      await held;
    }),
    ...boxOffice([]),
  );
  const store = makeStore();
  function Seat() {
    const [id, setId] = useState('A1');
    const {data, currentData} = theatreApi.useGetSeatQuery(id);
    const change = () => {
      setId('A2');
      store.dispatch(theatreApi.util.resetApiState());
    };
    return (
      <>
        <p>{`data ${data?.id}, currentData ${currentData?.id}`}</p>
        <button onClick={change}>Change</button>
      </>
    );
  }
  render(
    <Provider store={store}>
      <Seat />
    </Provider>,
  );
  await screen.findByText('data A1, currentData A1');
  await userEvent.click(screen.getByRole('button', {name: 'Change'}));
  await screen.findByText('data A1, currentData undefined');
  release();
  await screen.findByText('data A2, currentData A2');
});

test.each(['initiate', 'prefetch', 'refetch', 'lazy trigger'] as const)(
  'a query that is requested in the same handler keeps its data: %s',
  async (how) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(...boxOffice([]));
    const store = makeStore();
    function Seat() {
      const [load, lazy] = theatreApi.useLazyGetSeatQuery();
      const query = theatreApi.useGetSeatQuery('A1', {
        skip: how === 'lazy trigger',
      });
      const {data, currentData} = how === 'lazy trigger' ? lazy : query;
      const change = () => {
        store.dispatch(theatreApi.util.resetApiState());
        if (how === 'initiate')
          void store.dispatch(theatreApi.endpoints.getSeat.initiate('A1'));
        if (how === 'prefetch')
          store.dispatch(theatreApi.util.prefetch('getSeat', 'A1', {}));
        if (how === 'refetch') void query.refetch();
        if (how === 'lazy trigger') void load('A1');
      };
      return (
        <>
          <p>{`data ${data?.id}, currentData ${currentData?.id}`}</p>
          <button onClick={() => load('A1')}>Load</button>
          <button onClick={change}>Change</button>
        </>
      );
    }
    render(
      <Provider store={store}>
        <Seat />
      </Provider>,
    );
    if (how === 'lazy trigger')
      await userEvent.click(screen.getByRole('button', {name: 'Load'}));
    await screen.findByText('data A1, currentData A1');
    server.use(
      http.get(`${house}/seats/A1`, async () => {
        await held;
      }),
    );
    await userEvent.click(screen.getByRole('button', {name: 'Change'}));
    await screen.findByText('data A1, currentData undefined');
    release();
    await screen.findByText('data A1, currentData A1');
  },
);

test('after a reset, useQuerySubscription requests again when it renders', async () => {
  const log: string[] = [];
  server.use(...boxOffice(log));
  const store = makeStore();
  function Subscriber() {
    theatreApi.endpoints.getSeat.useQuerySubscription('A1');
    return null;
  }
  const app = () => (
    <Provider store={store}>
      <Subscriber />
    </Provider>
  );
  const view = render(app());
  await vi.waitFor(() =>
    expect(
      theatreApi.endpoints.getSeat.select('A1')(store.getState()).isSuccess,
    ).toBe(true),
  );
  act(() => void store.dispatch(theatreApi.util.resetApiState()));
  expect(log).toEqual(['GET seats/A1']);
  view.rerender(app());
  await vi.waitFor(() =>
    expect(log).toEqual(['GET seats/A1', 'GET seats/A1']),
  );
});

test('sign-out: requests are aborted, mounted queries fetch again', async () => {
  const log: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get(`${house}/seats/B7`, async ({request}) => {
      log.push('GET seats/B7');
      request.signal.addEventListener('abort', () => log.push('aborted'));
      await held;
      return HttpResponse.json(null);
    }),
    ...boxOffice(log),
  );
  const store = makeStore();
  render(
    <Provider store={store}>
      <SeatPrice id="A1" />
      <Lazy />
      <SignOut onSignOut={() => {}} />
    </Provider>,
  );
  await screen.findByText('A1 costs 60');
  await userEvent.click(screen.getByRole('button', {name: 'Load'}));
  act(() => {
    void store.dispatch(
      theatreApi.endpoints.holdSeat.initiate(
        {id: 'A1', guest: 'Theo'},
        {fixedCacheKey: 'hold'},
      ),
    );
  });
  await screen.findByText('lazy fulfilled, mutation rejected');
  const running = store.dispatch(
    theatreApi.endpoints.getSeat.initiate('B7', {subscribe: false}),
  );
  await vi.waitFor(() => expect(log).toContain('GET seats/B7'));
  log.length = 0;

  await userEvent.click(screen.getByRole('button', {name: 'Sign out'}));
  expect((await running).data).toBeUndefined();
  await screen.findByText('lazy uninitialized, mutation uninitialized');
  await screen.findByText('A1 costs 60');
  expect(log).toEqual(['aborted', 'GET seats/A1']);
  release();
});
