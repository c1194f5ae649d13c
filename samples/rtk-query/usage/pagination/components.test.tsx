import {act, configure, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {quakeServer} from './handlers';
import {QuakeLog} from './QuakeLog';
import {quakeLog, useQuakeLogInfiniteQuery} from './quakeLog';
import {makeStore, quakesApi} from './quakesApi';
import {Timeline} from './Timeline';

configure({asyncUtilTimeout: 4000});

let quakes = quakeServer();
let store = makeStore();
beforeEach(() => {
  quakes = quakeServer();
  server.use(...quakes.handlers);
  store = makeStore();
});

const page = (number: number) => `regions/aegean/quakes?page=${number}`;
const button = (name: string) => screen.getByRole('button', {name});
const show = (children: ReactNode) =>
  render(<Provider store={store}>{children}</Provider>);

test('the footer: load more, loading, end', async () => {
  show(<QuakeLog region="aegean" />);
  screen.getByText('Loading the log…');
  const more = await screen.findByRole('button', {name: 'Load more'});
  const open = quakes.hold();
  await userEvent.click(more);
  const loading = await screen.findByRole('button', {name: 'Loading…'});
  expect(loading).toHaveProperty('disabled', true);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  open();
  await userEvent.click(
    await screen.findByRole('button', {name: 'Load more'}),
  );
  await screen.findByText('End of the log');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(quakes.requests).toEqual([page(1), page(2), page(3)]);
});

test('the footer: no click is lost during a refetch', async () => {
  show(<QuakeLog region="aegean" />);
  await screen.findByRole('button', {name: 'Load more'});
  const open = quakes.hold();
  act(() => {
    store.dispatch(quakesApi.util.invalidateTags(['Quake']));
  });
  await vi.waitFor(() =>
    expect(button('Load more')).toHaveProperty('disabled', true),
  );
  open();
  await vi.waitFor(() =>
    expect(button('Load more')).toHaveProperty('disabled', false),
  );
});

test('the footer: try again', async () => {
  quakes.fail(page(2));
  show(<QuakeLog region="aegean" />);
  await userEvent.click(
    await screen.findByRole('button', {name: 'Load more'}),
  );
  await screen.findByRole('alert');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  quakes.fail();
  await userEvent.click(button('Try again'));
  await screen.findByText('Samos 3.2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another region starts over', async () => {
  const {rerender} = show(<QuakeLog region="aegean" />);
  await userEvent.click(
    await screen.findByRole('button', {name: 'Load more'}),
  );
  await screen.findByText('Samos 3.2');
  rerender(
    <Provider store={store}>
      <QuakeLog region="ionian" />
    </Provider>,
  );
  // Neither rows of the old region nor "End of the log".
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  screen.getByText('Loading the log…');
  expect(screen.queryByText('End of the log')).toBeNull();
  await vi.waitFor(() =>
    expect(screen.getAllByRole('listitem')).toHaveLength(2),
  );
  expect(quakes.requests.at(-1)).toBe('regions/ionian/quakes?page=1');
});

test('a first page that fails, and a refetch that fails beside the rows', async () => {
  quakes.fail(page(1));
  show(<QuakeLog region="aegean" />);
  await screen.findByText('The log could not be loaded.');
  expect(screen.queryByText('Loading the log…')).toBeNull();
  quakes.fail();
  await userEvent.click(button('Try again'));
  await screen.findByText('Kos 3');

  quakes.fail(page(1));
  act(() => {
    store.dispatch(quakesApi.util.invalidateTags(['Quake']));
  });
  await screen.findByText('The log could not be loaded.');
  screen.getByText('Kos 3');
  quakes.fail();
  await userEvent.click(button('Try again'));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('the timeline tries again what failed', async () => {
  quakes.fail('timeline?olderThan=102');
  show(<Timeline quakeId={103} />);
  await screen.findByText('Samos');
  await userEvent.click(button('Older'));
  await screen.findByRole('alert');
  screen.getByText('Samos');
  quakes.fail();
  await userEvent.click(button('Try again'));
  await screen.findByText('Milos');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('both ways from the middle', async () => {
  show(<Timeline quakeId={103} />);
  await screen.findByText('Samos');
  await userEvent.click(button('Newer'));
  await screen.findByText('Kos');
  await vi.waitFor(() =>
    expect(button('Older')).toHaveProperty('disabled', false),
  );
  await userEvent.click(button('Older'));
  await screen.findByText('Milos');
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent).join(' ')).toBe(
    'Kos Naxos Samos Chios Milos',
  );
});

const flags = [
  'isLoading',
  'isFetching',
  'isFetchingNextPage',
  'isFetchNextPageError',
  'isError',
  'hasNextPage',
] as const;

function Recorder({onRow}: {onRow: (row: string) => void}) {
  const result = useQuakeLogInfiniteQuery('aegean', {
    refetchCachedPages: false,
  });
  const pages = String(result.data?.pages.length ?? 0);
  const set = flags.filter((flag) => result[flag]);
  onRow(`${pages.padEnd(7)}${set.join(' ') || '–'}`);
  return (
    <>
      <button onClick={() => result.fetchNextPage()}>next</button>
      <button onClick={() => result.refetch()}>refetch</button>
      <p>{result.isFetching ? 'busy' : result.data?.pages.length}</p>
    </>
  );
}

test('records the flags of the hook', async () => {
  const rows = [`${'what happens'.padEnd(22)}pages  true flags`];
  let when = '';
  const onRow = (row: string) => {
    if (rows.at(-1)?.endsWith(row)) return;
    rows.push(`${when.padEnd(22)}${row}`);
    when = '';
  };
  /** Lets the request of a step last until it was rendered. */
  async function step(name: string, pages: number, start: () => unknown) {
    const open = quakes.hold();
    when = name;
    await start();
    await screen.findByText('busy');
    open();
    await screen.findByText(pages);
  }
  const fetchNextPage = () => userEvent.click(button('next'));

  await step('first render', 1, () => show(<Recorder onRow={onRow} />));
  await step('fetchNextPage()', 2, fetchNextPage);
  quakes.fail(page(3));
  await step('… which fails', 2, fetchNextPage);
  quakes.fail();
  await step('fetchNextPage()', 3, fetchNextPage);
  await step('tag invalidated', 3, () =>
    act(() => {
      store.dispatch(quakesApi.util.invalidateTags(['Quake']));
    }),
  );
  await record('./hookFlags.output.txt', rows.join('\n'));
});

test('refetchCachedPages of the hook counts for refetch(), not for tags', async () => {
  show(<Recorder onRow={() => {}} />);
  await screen.findByText('1');
  await userEvent.click(button('next'));
  await screen.findByText('2');
  quakes.taken();
  act(() => {
    store.dispatch(quakesApi.util.invalidateTags(['Quake']));
  });
  await vi.waitFor(() => expect(quakes.requests).toHaveLength(2));
  await screen.findByText('2');
  expect(quakes.taken()).toEqual([page(1), page(2)]);
  await userEvent.click(button('refetch'));
  await screen.findByText('1');
  expect(quakes.taken()).toEqual([page(1)]);
});

test('refetchCachedPages of the hook counts for a refetch on mount', async () => {
  const {initiate, select} = quakeLog.endpoints.quakeLog;
  await store.dispatch(initiate('aegean'));
  await store.dispatch(initiate('aegean', {direction: 'forward'}));
  quakes.taken();
  function Fresh() {
    useQuakeLogInfiniteQuery('aegean', {
      refetchOnMountOrArgChange: true,
      refetchCachedPages: false,
    });
    return null;
  }
  show(<Fresh />);
  await vi.waitFor(() =>
    expect(select('aegean')(store.getState()).data?.pages).toHaveLength(1),
  );
  expect(quakes.requests).toEqual([page(1)]);
});

test('initialPageParam of the hook fills an empty entry only', async () => {
  function Late({start}: {start: number}) {
    const {data} = useQuakeLogInfiniteQuery('aegean', {
      initialPageParam: start,
    });
    return <p>params {data?.pageParams.join()}</p>;
  }
  const {rerender} = show(<Late start={2} />);
  await screen.findByText('params 2');
  rerender(
    <Provider store={store}>
      <Late start={3} />
    </Provider>,
  );
  await screen.findByText('params 2');
  expect(quakes.requests).toEqual([page(2)]);
});
