import {skipToken} from '@reduxjs/toolkit/query/react';
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {makeStore} from './auctionApi';
import {auctionServer, FakeConnection} from './handlers';
import {liveBidsApi, useLiveBidsQuery} from './liveBids';
import {placeBidApi} from './placeBid';
import {roomBoardApi} from './roomBoard';
import {roomCallsApi} from './roomCalls';
import {offerApi} from './sendOffer';

class Line extends FakeConnection {
  sent: {id: string; amount: number}[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
}

let house: ReturnType<typeof auctionServer>;
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  house = auctionServer();
  server.use(...house.handlers);
  store = makeStore();
  FakeConnection.opened = [];
  vi.stubGlobal('WebSocket', Line);
});
const wrapper = ({children}: {children: ReactNode}) => (
  <Provider store={store}>{children}</Provider>
);

describe('a message that is sent', () => {
  const {sendOffer} = offerApi.endpoints;
  const send = (amount: number) =>
    store.dispatch(sendOffer.initiate({lotId: 7, amount}));
  const line = () => FakeConnection.last() as Line;

  test('is a success when its reply arrives', async () => {
    const first = send(120);
    const second = send(140);
    line().accept();
    await vi.waitFor(() => expect(line().sent).toHaveLength(2));
    const [one, two] = line().sent;
    line().push({id: two!.id, accepted: false});
    line().push({id: one!.id, accepted: true});
    expect((await first).data).toEqual({accepted: true});
    expect((await second).data).toEqual({accepted: false});
    expect(FakeConnection.opened).toHaveLength(1);
    line().close();
  });

  test('fails with the connection, and the next one opens another', async () => {
    const call = send(120);
    line().accept();
    await vi.waitFor(() => expect(line().sent).toHaveLength(1));
    line().close();
    expect((await call).error).toEqual({
      status: 'CUSTOM_ERROR',
      error: 'Error: Lost',
    });
    const next = send(130);
    expect(FakeConnection.opened).toHaveLength(2);
    line().close();
    expect((await next).error).toMatchObject({
      error: 'Error: No connection',
    });
  });

  test('can be aborted', async () => {
    const call = send(120);
    line().accept();
    await vi.waitFor(() => expect(line().sent).toHaveLength(1));
    call.abort();
    expect((await call).error).toMatchObject({name: 'AbortError'});
    line().close();
  });

  test('fails after five seconds, and is not sent when the line opens later', async () => {
    const limit = new AbortController();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(limit.signal);
    const call = send(120);
    expect(timeout).toHaveBeenCalledWith(5000);
    timeout.mockRestore();
    limit.abort();
    expect((await call).error).toMatchObject({error: 'Error: Too slow'});
    line().accept();
    await new Promise((resolve) => setTimeout(resolve));
    expect(line().sent).toEqual([]);
    line().close();
  });

  test('may have been received although it fails for want of a reply', async () => {
    const limit = new AbortController();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(limit.signal);
    const call = send(120);
    timeout.mockRestore();
    line().accept();
    await vi.waitFor(() => expect(line().sent).toHaveLength(1));
    limit.abort();
    expect((await call).error).toMatchObject({error: 'Error: Too slow'});
    expect(line().sent).toHaveLength(1);
    line().close();
  });

  test('is not sent if it was aborted before the line opened', async () => {
    const call = send(120);
    call.abort();
    expect((await call).error).toMatchObject({name: 'AbortError'});
    line().accept();
    await new Promise((resolve) => setTimeout(resolve));
    expect(line().sent).toEqual([]);
    line().close();
  });
});

describe('the first data over the socket', () => {
  const {roomBoard} = roomBoardApi.endpoints;

  test('isLoading until the first message', async () => {
    const {result} = renderHook(() => roomBoard.useQuery('blue'), {
      wrapper,
    });
    await waitFor(() => expect(FakeConnection.opened).toHaveLength(1));
    expect(result.current.isLoading).toBe(true);
    act(() => FakeConnection.last().push(['Lot 7']));
    await waitFor(() => expect(result.current.data).toEqual(['Lot 7']));
    await waitFor(() => expect(FakeConnection.opened).toHaveLength(2));
    expect(FakeConnection.opened[0]?.isClosed).toBe(true);
    act(() => FakeConnection.last().push(['Lot 7', 'Lot 8']));
    await waitFor(() => expect(result.current.data).toHaveLength(2));
  });

  test('a connection that closes early is an error', async () => {
    const call = store.dispatch(roomBoard.initiate('blue'));
    FakeConnection.last().close();
    expect((await call).error).toMatchObject({status: 'CUSTOM_ERROR'});
  });
});

test('a dropped connection does not change the flags', async () => {
  const {result} = renderHook(() => useLiveBidsQuery(7), {wrapper});
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(async () => FakeConnection.last().close());
  expect(result.current).toMatchObject({isSuccess: true, isError: false});
});

test('skip closes the stream and keeps the data; later a new one opens', async () => {
  const clock = useFakeClock();
  const {roomCalls} = roomCallsApi.endpoints;
  const {result, rerender} = renderHook(
    ({paused}) => roomCalls.useQuery(paused ? skipToken : 'blue'),
    {wrapper, initialProps: {paused: false}},
  );
  await waitFor(() => expect(FakeConnection.opened).toHaveLength(1));
  act(() => FakeConnection.last().push('Lot 7'));
  await waitFor(() => expect(result.current.data).toEqual(['Lot 7']));
  rerender({paused: true});
  await clock.advance(0);
  expect(FakeConnection.last().isClosed).toBe(true);
  expect(result.current.data).toEqual(['Lot 7']);
  expect(result.current.currentData).toBeUndefined();
  rerender({paused: false});
  await waitFor(() => expect(FakeConnection.opened).toHaveLength(2));
});

test.each([
  ['in the handler that calls the trigger', false],
  ['after the response', true],
])('a component that unmounts %s', async (_when, waits) => {
  function Dialog({onClose}: {onClose: () => void}) {
    const [placeBid] = placeBidApi.usePlaceBidMutation();
    async function send() {
      const sending = placeBid({lotId: 7, amount: 120});
      if (waits) await sending;
      onClose();
    }
    return <button onClick={() => void send()}>Bid</button>;
  }
  function Lot() {
    const [isOpen, setIsOpen] = useState(true);
    return isOpen ? <Dialog onClose={() => setIsOpen(false)} /> : 'Sent';
  }
  render(<Lot />, {wrapper});
  fireEvent.click(screen.getByText('Bid'));
  await screen.findByText('Sent');
  await waitFor(() => expect(FakeConnection.opened).toHaveLength(1));
  const entries = Object.keys(store.getState().auction.mutations);
  expect(entries).toHaveLength(waits ? 0 : 1);
  await waitFor(() => expect(FakeConnection.last().isClosed).toBe(waits));
});

test('a hook above the dialog keeps the connection until it is reset', async () => {
  function Lot() {
    const [placeBid, {reset}] = placeBidApi.usePlaceBidMutation();
    const [isOpen, setIsOpen] = useState(true);
    function send() {
      void placeBid({lotId: 7, amount: 120});
      setIsOpen(false);
    }
    return isOpen ? (
      <button onClick={send}>Bid</button>
    ) : (
      <button onClick={reset}>Done</button>
    );
  }
  render(<Lot />, {wrapper});
  fireEvent.click(screen.getByText('Bid'));
  await waitFor(() => expect(FakeConnection.opened).toHaveLength(1));
  expect(FakeConnection.last().isClosed).toBe(false);
  fireEvent.click(await screen.findByText('Done'));
  await waitFor(() => expect(FakeConnection.last().isClosed).toBe(true));
});

test('a message renders only components that show what it changes', async () => {
  const {result: whole} = renderHook(() => useLiveBidsQuery(7), {wrapper});
  const renders: unknown[] = [];
  renderHook(
    () => {
      const {count} = useLiveBidsQuery(7, {
        selectFromResult: ({data}) => ({count: data?.length}),
      });
      renders.push(count);
    },
    {wrapper},
  );
  await waitFor(() => expect(renders.at(-1)).toBe(1));
  const before = renders.length;
  act(() =>
    FakeConnection.last().push({id: 1, bidder: 'Ada', amount: 110}),
  );
  await waitFor(() => expect(whole.current.data?.[0]?.amount).toBe(110));
  expect(renders).toHaveLength(before);
});

test('the store keeps the newest data only', async () => {
  const {liveBids} = liveBidsApi.endpoints;
  await store.dispatch(liveBids.initiate(7));
  for (let amount = 110; amount < 160; amount += 10)
    FakeConnection.last().push({id: 1, bidder: 'Ada', amount});
  expect(Object.keys(store.getState().auction.queries)).toHaveLength(1);
  const {data} = liveBids.select(7)(store.getState());
  expect(data).toEqual([{id: 1, bidder: 'Ada', amount: 150}]);
});
