import {act, render, screen} from '@testing-library/react';
import {StrictMode} from 'react';
import {Provider} from 'react-redux';
import {expect, test, vi} from 'vitest';
import {server} from '../../../testing/server';
import {useFakeClock} from '../../../testing/useFakeClock';
import {auctionApi, makeStore} from './auctionApi';
import {BidList} from './BidList';
import {auctionServer, FakeConnection} from './handlers';
import {placeBidApi} from './placeBid';

test('a failed first request is shown', async () => {
  const house = auctionServer();
  house.setFailing(true);
  server.use(...house.handlers);
  FakeConnection.opened = [];
  vi.stubGlobal('WebSocket', FakeConnection);
  render(
    <Provider store={makeStore()}>
      <BidList lotId={7} />
    </Provider>,
  );
  await screen.findByText('The bids could not be loaded.');
  expect(screen.queryByText('Loading bids…')).toBeNull();
});

test('the list grows, and the socket closes a minute after unmounting', async () => {
  const clock = useFakeClock();
  const house = auctionServer();
  server.use(...house.handlers);
  FakeConnection.opened = [];
  vi.stubGlobal('WebSocket', FakeConnection);

  const {unmount} = render(
    <StrictMode>
      <Provider store={makeStore()}>
        <BidList lotId={7} />
        <BidList lotId={7} />
      </Provider>
    </StrictMode>,
  );
  expect(await screen.findAllByText('Ada: 100')).toHaveLength(2);
  act(() => FakeConnection.last().push({id: 2, bidder: 'Bo', amount: 120}));
  expect(await screen.findAllByText('Bo: 120')).toHaveLength(2);
  expect(FakeConnection.opened).toHaveLength(1);
  expect(house.requests).toHaveLength(1);

  unmount();
  await clock.advance(58_000);
  expect(FakeConnection.last().isClosed).toBe(false);
  await clock.advance(3_000);
  expect(FakeConnection.last().isClosed).toBe(true);
});

test('resetApiState closes the socket, and a mounted list opens another', async () => {
  server.use(...auctionServer().handlers);
  FakeConnection.opened = [];
  vi.stubGlobal('WebSocket', FakeConnection);
  const store = makeStore();
  render(
    <Provider store={store}>
      <BidList lotId={7} />
    </Provider>,
  );
  await screen.findByText('Ada: 100');
  act(() => {
    store.dispatch(auctionApi.util.resetApiState());
  });
  await vi.waitFor(() =>
    expect(FakeConnection.opened.map(({isClosed}) => isClosed)).toEqual([
      true,
      false,
    ]),
  );
  await screen.findByText('Ada: 100');
});

test.each([
  ['', undefined, true],
  [', unless it has a fixedCacheKey', 'my bid', false],
])(
  'unmounting closes the connection of a mutation%s',
  async (_, fixedCacheKey, isClosed) => {
    const house = auctionServer();
    server.use(...house.handlers);
    FakeConnection.opened = [];
    vi.stubGlobal('WebSocket', FakeConnection);
    const {useMutation} = placeBidApi.endpoints.placeBid;
    let bid: () => Promise<unknown> = async () => {};
    function BidButton() {
      const [placeBid] = useMutation({fixedCacheKey});
      bid = () => placeBid({lotId: 7, amount: 120});
      return null;
    }
    const {unmount} = render(
      <Provider store={makeStore()}>
        <BidButton />
      </Provider>,
    );
    await act(() => bid());
    await vi.waitFor(() => FakeConnection.last());
    unmount();
    await Promise.resolve();
    expect(FakeConnection.last().isClosed).toBe(isClosed);
  },
);
