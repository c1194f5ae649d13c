import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../../testing/server';
import {staffApi} from './staffApi';
import {StaffApp} from './StaffApp';
import {setupStore} from './store';

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
  await screen.findByRole('alert');
  expect(log).toEqual(['POST /staff/sessions null']);
});

test('a preloaded token starts behind the door', async () => {
  show(setupStore({session: {token: 'kept'}}));
  await screen.findByText('Tide Tables');
  expect(log).toEqual(['GET /staff/orders Bearer kept']);
});

test('resetApiState alone: a mounted query asks again at once', async () => {
  const store = show(setupStore({session: {token: 'kept'}}));
  await screen.findByText('Tide Tables');
  store.dispatch(staffApi.util.resetApiState());
  await vi.waitFor(() => expect(log).toHaveLength(2));
  await screen.findByText('Tide Tables');
});

test('an answer that arrives after sign-out is not stored', async () => {
  const store = setupStore({session: {token: 'kept'}});
  const request = store.dispatch(staffApi.endpoints.orders.initiate());
  store.dispatch(staffApi.util.resetApiState());
  await request;
  expect(store.getState().staffApi.queries).toEqual({});
});
