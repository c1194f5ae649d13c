import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../testing/server';
import {JobForm} from './JobForm';
import {makeStore} from './store';

test('keeps the name after a failure, and empties the field after a success', async () => {
  const statuses = [500, 200];
  server.use(
    http.post('https://print.example/jobs', () =>
      HttpResponse.json(
        {jobNumber: 1, cents: 9},
        {status: statuses.shift()},
      ),
    ),
  );
  const store = makeStore({pricePerPage: async () => 1});
  render(
    <Provider store={store}>
      <JobForm />
    </Provider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('File name');
  await userEvent.type(field, 'flyer.pdf');
  await userEvent.click(screen.getByRole('button', {name: 'Print'}));
  await screen.findByText('Not sent: HTTP 500');
  expect(field.value).toBe('flyer.pdf');

  await userEvent.click(screen.getByRole('button', {name: 'Print'}));
  await expect.poll(() => field.value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(store.getState().jobs.receipts).toHaveLength(1);
});
