import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../testing/server';
import {ApproveButton} from './ApproveButton';
import {makeStore} from './store';

test('shows defects, problems and success, each for its own file', async () => {
  const responses = [
    () =>
      HttpResponse.json([{page: 3, problem: 'low resolution'}], {
        status: 422,
      }),
    () => new HttpResponse(null, {status: 500}),
    () => HttpResponse.text('stamp'),
  ];
  server.use(
    http.put('https://print.example/proofs/a/approval', () =>
      responses.shift()?.(),
    ),
  );
  const store = makeStore({pricePerPage: async () => 1});
  const page = (file: string) => (
    <Provider store={store}>
      <ApproveButton file={file} />
    </Provider>
  );
  const {rerender} = render(page('a'));
  const press = () => userEvent.click(screen.getByRole('button'));

  await press();
  await screen.findByText('Page 3: low resolution');
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(page('b'));
  expect(screen.queryByText('Page 3: low resolution')).toBeNull();

  rerender(page('a'));
  await press();
  await screen.findByText('HTTP 500');
  expect(screen.queryByText('Page 3: low resolution')).toBeNull();

  await press();
  await screen.findByText('Ready to print.');
});
