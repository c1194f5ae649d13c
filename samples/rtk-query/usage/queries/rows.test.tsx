import {render, screen} from '@testing-library/react';
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
