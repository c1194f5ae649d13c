import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {App} from './App';
import {fleetApi} from './fleetApi';
import {fleetServer} from './handlers';
import {makeStore} from './makeStore';

test('a lazy page brings its endpoints with it', async () => {
  const {handlers, requests} = fleetServer();
  server.use(...handlers);
  render(
    <Provider store={makeStore()}>
      <App />
    </Provider>,
  );
  expect(fleetApi.endpoints).toEqual({});
  await userEvent.click(screen.getByRole('button', {name: 'Repairs'}));
  expect(await screen.findByText(/Brakes of ABC 123/)).toBeDefined();
  expect(Object.keys(fleetApi.endpoints)).toEqual([
    'getRepairs',
    'finishRepair',
  ]);
  expect(requests).toEqual(['repairs']);
  await userEvent.click(screen.getByRole('button', {name: 'Done'}));
  await expect
    .poll(() => requests)
    .toEqual(['repairs', 'finish', 'repairs']);
});

test('a failed change is shown, and the list stays', async () => {
  const {handlers} = fleetServer();
  server.use(...handlers);
  const {default: RepairsPage} = await import('./RepairsPage');
  render(
    <Provider store={makeStore()}>
      <RepairsPage />
    </Provider>,
  );
  const button = await screen.findByRole('button', {name: 'Done'});
  server.use(
    http.all('https://fleet.example/api/*', () =>
      HttpResponse.json(null, {status: 500}),
    ),
  );
  await userEvent.click(button);
  await screen.findByText('Not saved');
  await screen.findByText('The repairs could not be loaded.');
  screen.getByText(/Brakes of ABC 123/);
});

test('a finished repair cannot be finished twice, however slow the list', async () => {
  const {handlers, requests} = fleetServer();
  server.use(...handlers);
  const {default: RepairsPage} = await import('./RepairsPage');
  render(
    <Provider store={makeStore()}>
      <RepairsPage />
    </Provider>,
  );
  const button = await screen.findByRole('button', {name: 'Done'});
  server.use(
    http.get('https://fleet.example/api/repairs', () => {
      requests.push('slow list');
      return new Promise(() => {});
    }),
  );
  await userEvent.click(button);
  await expect.poll(() => requests).toContain('slow list');
  await userEvent.click(button);
  expect(requests).toEqual(['repairs', 'finish', 'slow list']);
});
