import {skipToken} from '@reduxjs/toolkit/query';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider, useSelector} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../../testing/server';
import {signOut} from './signOut';
import {staffApi, useOrdersQuery} from './staffApi';
import {StaffApp} from './StaffApp';
import {type RootState, setupStore} from './store';

let log: string[] = [];
beforeEach(() => {
  log = [];
  const note = ({method, url, headers}: Request) =>
    log.push(
      `${method} ${new URL(url).pathname} ${headers.get('authorization')}`,
    );
  server.use(
    http.post<never, {pin: string}>(
      'https://bookshop.example/staff/sessions',
      async ({request}) => {
        note(request);
        const {pin} = await request.json();
        return pin === '2468'
          ? HttpResponse.json({token: `t${log.length}`})
          : new HttpResponse(null, {status: 401});
      },
    ),
    http.get('https://bookshop.example/staff/orders', ({request}) => {
      note(request);
      return HttpResponse.json([{id: 'o1', title: 'Tide Tables'}]);
    }),
  );
});

const show = (store = setupStore()) => {
  render(
    <Provider store={store}>
      <StaffApp />
    </Provider>,
  );
  return store;
};
async function enter(pin: string) {
  await userEvent.type(screen.getByLabelText('PIN'), pin);
  await userEvent.click(screen.getByRole('button', {name: 'Sign in'}));
}

test('token after sign-in, none and no cache after sign-out', async () => {
  const store = show();
  await enter('2468');
  await screen.findByText('Tide Tables');
  expect(store.getState().session.token).toBe('t1');

  await userEvent.click(screen.getByRole('button', {name: 'Sign out'}));
  await screen.findByLabelText('PIN');
  expect(store.getState().session.token).toBeNull();
  expect(store.getState().staffApi.queries).toEqual({});
  expect(store.getState().staffApi.mutations).toEqual({});

  await enter('2468');
  await screen.findByText('Tide Tables');
  // Nothing was requested by the sign-out; the second sign-in carried no old token.
  expect(log).toEqual([
    'POST /staff/sessions null',
    'GET /staff/orders Bearer t1',
    'POST /staff/sessions null',
    'GET /staff/orders Bearer t3',
  ]);
});

test('a wrong PIN', async () => {
  show();
  await enter('1');
  await screen.findByText('Wrong PIN.');
  expect(log).toEqual(['POST /staff/sessions null']);
});

test('a wrong PIN, if the server says it with a text', async () => {
  server.use(
    http.post(
      'https://bookshop.example/staff/sessions',
      () => new HttpResponse('Unauthorized', {status: 401}),
    ),
  );
  show();
  await enter('1');
  await screen.findByText('Wrong PIN.');
});

test('a server that fails is not called a wrong PIN', async () => {
  server.use(
    http.post(
      'https://bookshop.example/staff/sessions',
      () => new HttpResponse(null, {status: 500}),
    ),
  );
  show();
  await enter('2468');
  await screen.findByText('Sign-in failed. Try again later.');
});

test('a failed refetch stands beside the orders', async () => {
  const store = show(setupStore({session: {token: 'kept'}}));
  await screen.findByText('Tide Tables');
  server.use(
    http.get('https://bookshop.example/staff/orders', () =>
      HttpResponse.error(),
    ),
  );
  await store.dispatch(
    staffApi.endpoints.orders.initiate(undefined, {forceRefetch: true}),
  );
  await screen.findByText(/could not be loaded/);
  screen.getByText('Tide Tables');
});

test('a skipped hook that stays mounted keeps data after sign-out, but not currentData', async () => {
  function Count() {
    const token = useSelector((state: RootState) => state.session.token);
    const {data, currentData} = useOrdersQuery(
      token ? undefined : skipToken,
    );
    return <p>{`${data?.length} ${currentData?.length}`}</p>;
  }
  const store = setupStore({session: {token: 'kept'}});
  render(
    <Provider store={store}>
      <Count />
    </Provider>,
  );
  await screen.findByText('1 1');
  act(() => store.dispatch(signOut()));
  await screen.findByText('1 undefined');
  expect(store.getState().staffApi.queries).toEqual({});
});

test('a preloaded token starts behind the door', async () => {
  show(setupStore({session: {token: 'kept'}}));
  await screen.findByText('Tide Tables');
  expect(log).toEqual(['GET /staff/orders Bearer kept']);
});

test('resetApiState alone: a mounted query sends its request again', async () => {
  const store = show(setupStore({session: {token: 'kept'}}));
  await screen.findByText('Tide Tables');
  store.dispatch(staffApi.util.resetApiState());
  await vi.waitFor(() => expect(log).toHaveLength(2));
  await screen.findByText('Tide Tables');
});

test('a response that arrives after sign-out is not stored', async () => {
  const store = setupStore({session: {token: 'kept'}});
  const request = store.dispatch(staffApi.endpoints.orders.initiate());
  store.dispatch(staffApi.util.resetApiState());
  await request;
  expect(store.getState().staffApi.queries).toEqual({});
});
