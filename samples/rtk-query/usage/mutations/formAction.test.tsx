import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useCreateOrderMutation} from './nurseryApi';
import {makeStore} from './store';

function QuickOrder() {
  const [createOrder, {data, isError}] = useCreateOrderMutation();
  return (
    <form
      action={async (form) => {
        await createOrder({plant: String(form.get('plant')), pots: 1});
      }}
    >
      <input name="plant" defaultValue="Fern" />
      <button>Order</button>
      {isError && <p>Not ordered</p>}
      {data && <p>Ordered as {data.id}</p>}
    </form>
  );
}

test('a trigger can be called in the action of a form', async () => {
  const sent = vi.fn();
  server.use(
    http.post('https://nursery.example/api/orders', async ({request}) => {
      sent(await request.json());
      return HttpResponse.json({id: 'o9', plant: 'Fern', pots: 1});
    }),
  );
  render(
    <Provider store={makeStore()}>
      <QuickOrder />
    </Provider>,
  );
  fireEvent.click(screen.getByText('Order'));
  await screen.findByText(/Ordered as/);
  expect(sent).toHaveBeenCalledWith({plant: 'Fern', pots: 1});
});

test('the action of a form resets the fields, also after a failure', async () => {
  server.use(
    http.post('https://nursery.example/api/orders', () =>
      HttpResponse.json(null, {status: 500}),
    ),
  );
  render(
    <Provider store={makeStore()}>
      <QuickOrder />
    </Provider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, {target: {value: 'Ivy'}});
  fireEvent.click(screen.getByText('Order'));
  await screen.findByText('Not ordered');
  await waitFor(() => expect(field.value).toBe('Fern'));
});
