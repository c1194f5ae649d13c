import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Provider, useSelector} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {filmsApi, useGetFilmsQuery} from './filmsApi';
import {fakeArchive} from './handlers';
import {makeStore} from './store';

const selectFilms = filmsApi.endpoints.getFilms.select();

function Row({id}: {id: string}) {
  const {data} = useSelector(selectFilms);
  return <p>{data?.find((film) => film.id === id)?.title}</p>;
}

function List() {
  const {data = []} = useGetFilmsQuery();
  return data.map(({id}) => <Row key={id} id={id} />);
}

test('rows that read with useSelector add no subscription', async () => {
  server.use(...fakeArchive().handlers);
  const store = makeStore();
  render(
    <Provider store={store}>
      <List />
    </Provider>,
  );
  await screen.findByText('Sunrise');
  const {getSubscriptionCount} = store.dispatch(
    filmsApi.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as {getSubscriptionCount(key: string): number};
  expect(getSubscriptionCount('getFilms(undefined)')).toBe(1);
  expect(selectFilms(store.getState())).toBe(selectFilms(store.getState()));
});

test('useQuerySubscription after resetApiState waits for a render', async () => {
  const archive = fakeArchive();
  server.use(...archive.handlers);
  const store = makeStore();
  const {rerender} = renderHook(
    () => filmsApi.endpoints.getFilms.useQuerySubscription(),
    {
      wrapper: ({children}: {children: ReactNode}) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const loaded = () =>
    expect(selectFilms(store.getState()).isSuccess).toBe(true);
  await waitFor(loaded);
  act(() => {
    store.dispatch(filmsApi.util.resetApiState());
  });
  expect(selectFilms(store.getState()).isUninitialized).toBe(true);
  expect(archive.requests).toHaveLength(1);
  rerender();
  await waitFor(loaded);
  expect(archive.requests).toHaveLength(2);
});
