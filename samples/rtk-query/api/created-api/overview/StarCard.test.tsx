import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {useFakeClock} from '../../../../testing/useFakeClock';
import {brightest, measured, selectMagnitude} from './brightest';
import {skyApi} from './skyApi';
import {StarCard} from './StarCard';
import {makeStore} from './store';

const magnitudes = new Map([
  ['vega', 0.03],
  ['deneb', 1.25],
]);

function observatory() {
  const sky = {requests: new Array<string>(), isCloudy: false};
  server.use(
    http.get<{id: string}>(
      'https://observatory.example/api/stars/:id',
      ({params: {id}}) => {
        sky.requests.push(id);
        return sky.isCloudy
          ? HttpResponse.json(null, {status: 503})
          : HttpResponse.json({id, magnitude: magnitudes.get(id)});
      },
    ),
  );
  return sky;
}

test('a component, a thunk, a selector and an edit share one cache', async () => {
  const sky = observatory();
  const store = makeStore();
  render(
    <Provider store={store}>
      <StarCard id="vega" />
    </Provider>,
  );
  await screen.findByText('Magnitude 0.03');
  expect(await store.dispatch(brightest('vega', 'deneb'))).toBe('vega');
  expect(sky.requests).toEqual(['vega', 'deneb']);
  act(() => void store.dispatch(measured('vega', 0.05)));
  await screen.findByText('Magnitude 0.05');
  expect(selectMagnitude(store.getState(), 'vega')).toBe(0.05);
  expect(selectMagnitude(store.getState(), 'rigel')).toBeUndefined();
  expect(sky.requests).toHaveLength(2);
});

test('brightest has its stars, whichever timer ends meanwhile', async () => {
  const clock = useFakeClock();
  const sky = observatory();
  sky.isCloudy = true;
  const store = makeStore();
  const card = store.dispatch(skyApi.endpoints.getStar.initiate('vega'));
  await card;
  card.unsubscribe();
  await clock.advance(59_000);
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.get<{id: string}>(
      'https://observatory.example/api/stars/:id',
      async ({params: {id}}) => {
        await held;
        return HttpResponse.json({id, magnitude: magnitudes.get(id)});
      },
    ),
  );
  const name = store.dispatch(brightest('vega', 'deneb'));
  await clock.advance(2_000);
  respond();
  expect(await name).toBe('vega');
  await clock.advance(60_000);
  expect(store.getState().sky.queries).toEqual({});
});

test('StarCard shows a failure and can repeat the request', async () => {
  const sky = observatory();
  sky.isCloudy = true;
  const store = makeStore();
  render(
    <Provider store={store}>
      <StarCard id="deneb" />
    </Provider>,
  );
  await screen.findByRole('alert');
  await expect(
    store.dispatch(brightest('vega', 'deneb')),
  ).rejects.toMatchObject({status: 503});
  sky.isCloudy = false;
  await userEvent.click(screen.getByText('Try again'));
  await screen.findByText('Magnitude 1.25');
});
