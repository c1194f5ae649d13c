import {combineReducers, configureStore} from '@reduxjs/toolkit';
import {
  act,
  configure,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {useEffect, useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {filmsApi, useGetFilmQuery, useGetFilmsQuery} from './filmsApi';
import {filtersSlice, titleTyped} from './filtersSlice';
import {fakeArchive, films} from './handlers';
import {makeStore} from './store';
import {useFilteredFilms} from './useFilteredFilms';

configure({asyncUtilTimeout: 10_000});

let archive: ReturnType<typeof fakeArchive>;
beforeEach(() => {
  archive = fakeArchive();
  server.use(...archive.handlers);
});
const makeFilterStore = () =>
  configureStore({
    reducer: combineReducers({
      [filmsApi.reducerPath]: filmsApi.reducer,
      [filtersSlice.reducerPath]: filtersSlice.reducer,
    }),
    middleware: (getDefault) => getDefault().concat(filmsApi.middleware),
  });
const within =
  (
    store:
      ReturnType<typeof makeStore> | ReturnType<typeof makeFilterStore>,
  ) =>
  ({children}: {children: ReactNode}) => (
    <Provider store={store}>{children}</Provider>
  );

test('filters in the store are the argument of the hook', async () => {
  const store = makeFilterStore();
  const {result} = renderHook(() => useFilteredFilms(), {
    wrapper: within(store),
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  act(() => void store.dispatch(titleTyped('u')));
  await waitFor(() => expect(archive.requests).toHaveLength(2));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(archive.requests).toEqual([
    'films/search?title=&from=1920',
    'films/search?title=u&from=1920',
  ]);
  // No pause in the typing is waited for.
  act(() => void store.dispatch(titleTyped('un')));
  act(() => void store.dispatch(titleTyped('unt')));
  await waitFor(() => expect(archive.requests).toHaveLength(4));
});

test('when selectFromResult runs', async () => {
  const store = makeFilterStore();
  const stable = vi.fn(({data}: {data?: typeof films}) => ({
    count: data?.length,
  }));
  const inline = vi.fn();
  const {rerender} = renderHook(
    () => {
      useGetFilmsQuery(undefined, {selectFromResult: stable});
      useGetFilmsQuery(undefined, {
        selectFromResult: (result) => {
          inline();
          return {count: result.data?.length};
        },
      });
    },
    {wrapper: within(store)},
  );
  const {getFilms} = filmsApi.endpoints;
  await waitFor(() =>
    expect(stable.mock.results.at(-1)?.value.count).toBe(3),
  );
  stable.mockClear();
  inline.mockClear();

  // Elsewhere in the store.
  await act(async () => void store.dispatch(titleTyped('u')));
  expect(stable).not.toHaveBeenCalled();
  expect(inline).not.toHaveBeenCalled();
  // Another entry of the same API slice.
  await act(() =>
    store.dispatch(filmsApi.endpoints.getFilm.initiate('f1')),
  );
  expect(stable).not.toHaveBeenCalled();
  expect(inline).not.toHaveBeenCalled();
  // The component renders.
  rerender();
  expect(stable).not.toHaveBeenCalled();
  expect(inline).toHaveBeenCalled();
  // The entry changes.
  await act(() =>
    store.dispatch(getFilms.initiate(undefined, {forceRefetch: true})),
  );
  await waitFor(() => expect(stable).toHaveBeenCalled());
});

test('frozen data refuses a new item, too; a clone does not', async () => {
  const {getFilms} = filmsApi.endpoints;
  const {data} = await makeStore().dispatch(getFilms.initiate());
  const rows: unknown[] = data!;
  expect(() => rows.push(1)).toThrow('object is not extensible');
  expect(() => Object.assign(data![0]!, {x: 1})).toThrow(
    'object is not extensible',
  );
  const copy = structuredClone(data!);
  copy[0]!.title = 'Nosferatu';
  copy.push(copy[0]!);
  expect(data).toEqual(films);
});

test('rows that read with useQueryState add no subscription', async () => {
  const store = makeStore();
  const {getFilms} = filmsApi.endpoints;
  function Row({id}: {id: string}) {
    const {film} = getFilms.useQueryState(undefined, {
      selectFromResult: ({data}) => ({
        film: data?.find((one) => one.id === id),
      }),
    });
    return <p>{film?.title}</p>;
  }
  function List() {
    const {data} = useGetFilmsQuery();
    return data?.map(({id}) => <Row key={id} id={id} />);
  }
  render(<List />, {wrapper: within(store)});
  await screen.findByText('Vampyr');
  const {internal_getRTKQSubscriptions} = filmsApi.internalActions;
  const {getSubscriptionCount} = store.dispatch(
    internal_getRTKQSubscriptions(),
  ) as unknown as {getSubscriptionCount: (key: string) => number};
  expect(getSubscriptionCount('getFilms(undefined)')).toBe(1);
});

test.each([
  ['useQuery', 5],
  ['useQueryState', 1],
] as const)(
  'a parent that hides a child with %s while loading',
  async (hook, expected) => {
    let refusals = 0;
    server.use(
      http.get('https://archive.example/api/films/f1', ({request}) => {
        archive.requests.push(request.url);
        // Without this end, the first case would go on for ever.
        return ++refusals < 5
          ? HttpResponse.json('closed', {status: 500})
          : HttpResponse.json(films[0]);
      }),
    );
    function Child() {
      const {isError} = filmsApi.endpoints.getFilm[hook]('f1');
      return <p>{isError ? 'Failed' : 'Loaded'}</p>;
    }
    function Parent() {
      const {isLoading} = useGetFilmQuery('f1');
      return isLoading ? <p>Loading</p> : <Child />;
    }
    render(<Parent />, {wrapper: within(makeStore())});
    await screen.findByText(hook === 'useQuery' ? 'Loaded' : 'Failed');
    expect(archive.requests).toHaveLength(expected);
  },
);

test('a default array in an effect that sets state: React complains', () => {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((text) => {
    printed.push(text);
  });
  function Films() {
    const {data = []} = useGetFilmsQuery();
    const [, setRows] = useState<readonly unknown[]>([]);
    useEffect(() => {
      // Without this line it would never end.
      if (printed.length === 0) setRows(data);
    }, [data]);
    return null;
  }
  render(<Films />, {wrapper: within(makeStore())});
  expect(printed).toEqual([
    expect.stringContaining('Maximum update depth exceeded'),
  ]);
});
