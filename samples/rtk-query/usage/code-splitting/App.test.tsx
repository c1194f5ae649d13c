import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
