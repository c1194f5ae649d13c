import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import {http, HttpResponse} from 'msw';
import {useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {fakeNursery} from './handlers';
import {useCreateOrderMutation} from './nurseryApi';
import {OrderButton} from './OrderButton';
import {OrderForm} from './OrderForm';
import {OrderList} from './OrderList';
import {OrderRows} from './OrderRows';
import {Header, PotsEditor} from './SaveStatus';
import {makeStore} from './store';

let nursery: ReturnType<typeof fakeNursery>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  nursery = fakeNursery();
  server.use(...nursery.handlers);
  store = makeStore();
});

const show = (ui: ReactNode) =>
  render(ui, {
    wrapper: ({children}) => <Provider store={store}>{children}</Provider>,
  });
const click = (name: string) =>
  fireEvent.click(screen.getByRole('button', {name}));
const mutations = () =>
  Object.values(store.getState().nurseryApi.mutations);

test('an order refreshes the list', async () => {
  show(
    <>
      <OrderButton plant="Moss" />
      <OrderList />
    </>,
  );
  await screen.findByText('5 × Ivy');
  click('Order Moss');
  screen.getByText('Ordering…');
  await screen.findByText('1 × Moss');
  expect(nursery.requests).toEqual([
    'GET /orders',
    'POST /orders',
    'GET /orders',
  ]);
});

test('unwrap leaves after a success, explains a refusal', async () => {
  const onSaved = vi.fn();
  show(<OrderForm onSaved={onSaved} />);
  click('Save');
  await screen.findByText('No pots.');
  expect(onSaved).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Pots'), {target: {value: '4'}});
  click('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('o3'));
  expect(screen.queryByText('No pots.')).toBeNull();
});

test('onSaved is called even if the form has gone', async () => {
  const onSaved = vi.fn();
  const release = nursery.hold();
  const {unmount} = show(<OrderForm onSaved={onSaved} />);
  fireEvent.change(screen.getByLabelText('Pots'), {target: {value: '4'}});
  click('Save');
  unmount();
  release();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('o3'));
});

test('a refusal without a body is explained, too', async () => {
  server.use(
    http.post(
      'https://nursery.example/api/orders',
      () => new HttpResponse(null, {status: 422}),
    ),
  );
  show(<OrderForm onSaved={() => {}} />);
  click('Save');
  await screen.findByText('Please try again.');
});

test('failures are shown where they belong', async () => {
  show(
    <>
      <OrderList />
      <OrderRows />
      <Header />
      <PotsEditor id="o1" />
    </>,
  );
  await screen.findByText('5 × Ivy');
  nursery.fail();
  click('Delete Fern');
  await screen.findByText('Not deleted');
  await screen.findByText('The orders could not be loaded.');
  screen.getByText('5 × Ivy'); // the list stays
  click('Order a dozen');
  await screen.findByText('Not saved');
});

test('an order that failed is not shown for another plant', async () => {
  const {rerender} = show(<OrderButton plant="Moss" />);
  nursery.fail();
  click('Order Moss');
  await screen.findByText('The order was not placed.');
  rerender(<OrderButton plant="Fern" />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the header shows what another component saves', async () => {
  const {rerender} = show(
    <>
      <Header />
      <PotsEditor id="o1" />
    </>,
  );
  const release = nursery.hold();
  click('Order a dozen');
  await screen.findByText('Saving…');
  // The entry outlives the component that made it.
  rerender(<Header />);
  release();
  await screen.findByText('Saved');
  rerender(<></>);
  expect(mutations()).toHaveLength(1);
  rerender(<Header />);
  click('Saved');
  await waitFor(() => expect(mutations()).toEqual([]));
  expect(nursery.bodies).toEqual([{pots: 12}]);
});

test('with a fixed key there are no original arguments', async () => {
  const seen: unknown[] = [];
  const note = (args: unknown) => void seen.push(args);
  function Button() {
    const [create, {originalArgs, status}] = useCreateOrderMutation({
      fixedCacheKey: 'order',
    });
    note(originalArgs);
    return (
      <button onClick={() => create({plant: 'Moss', pots: 1})}>
        {status}
      </button>
    );
  }
  show(<Button />);
  click('uninitialized');
  await screen.findByText('fulfilled');
  expect(new Set(seen)).toEqual(new Set([undefined]));
});

test('rows that cannot be loaded are not taken for an empty list', async () => {
  nursery.fail();
  show(<OrderRows />);
  await screen.findByText('Loading failed');
});

test('rows do not disable each other', async () => {
  show(<OrderRows />);
  await screen.findByText('Ivy');
  const release = nursery.hold();
  click('Delete Fern');
  await waitFor(() =>
    expect(
      screen.getByLabelText<HTMLButtonElement>('Delete Fern').disabled,
    ).toBe(true),
  );
  expect(
    screen.getByLabelText<HTMLButtonElement>('Delete Ivy').disabled,
  ).toBe(false);
  release();
  await waitFor(() => expect(screen.queryByText('Fern')).toBeNull());
});

test('a row that was deleted cannot be deleted again', async () => {
  show(<OrderRows />);
  await screen.findByText('Ivy');
  let answer = () => {};
  const list = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('https://nursery.example/api/orders', async () => {
      await list;
      return HttpResponse.json([]);
    }),
  );
  click('Delete Fern');
  await waitFor(() => expect(mutations()[0]?.status).toBe('fulfilled'));
  // The list has not arrived yet, and the row is still there.
  expect(
    screen.getByLabelText<HTMLButtonElement>('Delete Fern').disabled,
  ).toBe(true);
  expect(
    screen.getByLabelText<HTMLButtonElement>('Delete Ivy').disabled,
  ).toBe(false);
  answer();
  await waitFor(() => expect(screen.queryByText('Fern')).toBeNull());
});

test('two calls in parallel both finish; the hook shows the last', async () => {
  let create: ReturnType<typeof useCreateOrderMutation>[0] | undefined;
  const keep = (next: typeof create) => void (create = next);
  function Probe() {
    const [trigger, {data, originalArgs}] = useCreateOrderMutation();
    keep(trigger);
    return <p>{`${originalArgs?.plant}: ${data?.id}`}</p>;
  }
  show(<Probe />);
  const release = nursery.hold();
  const calls: ReturnType<NonNullable<typeof create>>[] = [];
  act(() => {
    calls.push(create!({plant: 'Moss', pots: 1}));
    calls.push(create!({plant: 'Sage', pots: 2}));
  });
  await screen.findByText('Sage: undefined');
  release();
  const results = await act(() => Promise.all(calls));
  expect(results.map(({data}) => data?.plant)).toEqual(['Moss', 'Sage']);
  await screen.findByText(`Sage: ${results[1]?.data?.id}`);
});

test('unmounting forgets the result, not the request', async () => {
  const {rerender} = show(
    <>
      <OrderList />
      <OrderButton plant="Moss" />
    </>,
  );
  await screen.findByText('5 × Ivy');
  const release = nursery.hold();
  click('Order Moss');
  await waitFor(() => expect(nursery.requests).toHaveLength(2));
  rerender(<OrderList />);
  expect(mutations()).toEqual([]);
  release();
  await screen.findByText('1 × Moss');
  expect(nursery.requests.at(-1)).toBe('GET /orders');
});

test('a call in the handler that unmounts its component leaves its result', async () => {
  function Dialog({close}: {close: () => void}) {
    const [create] = useCreateOrderMutation();
    const save = () => {
      void create({plant: 'Moss', pots: 1});
      close();
    };
    return <button onClick={save}>Save and close</button>;
  }
  function Page() {
    const [open, setOpen] = useState(true);
    return open && <Dialog close={() => setOpen(false)} />;
  }
  show(<Page />);
  click('Save and close');
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(mutations()[0]?.status).toBe('fulfilled'));
});

test('nothing joins two equal calls', async () => {
  let create: ReturnType<typeof useCreateOrderMutation>[0] | undefined;
  const keep = (next: typeof create) => void (create = next);
  function Probe() {
    keep(useCreateOrderMutation()[0]);
    return null;
  }
  show(<Probe />);
  await act(() =>
    Promise.all([1, 2].map(() => create!({plant: 'Moss', pots: 1}))),
  );
  expect(nursery.requests).toEqual(['POST /orders', 'POST /orders']);
});
