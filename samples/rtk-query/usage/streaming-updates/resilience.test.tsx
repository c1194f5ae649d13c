import {configureStore} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';
import {useEffect} from 'react';
import {useDispatch} from 'react-redux';
import {beforeEach, vi} from 'vitest';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {auctionApi, type Bid, makeStore} from './auctionApi';
import {BidList} from './BidList';
import {bufferedBidsApi} from './bufferedBids';
import {busyBidsApi} from './busyBids';
import {FakeConnection} from './handlers';
import {lotBidsApi} from './lotBids';
import {type Story, lotStoryApi} from './lotStory';
import {memberBidsApi} from './memberBids';
import {mergedBidsApi} from './mergedBids';
import {placeBidApi} from './placeBid';
import {roomBoardApi} from './roomBoard';
import {roomCallsApi} from './roomCalls';
import {saleBidsApi, selectSaleBids} from './saleBids';
import {saleEntered, saleLeft, saleListener} from './saleListener';
import {useSendOfferMutation} from './sendOffer';
import {steadyBidsApi} from './steadyBids';

const house = 'https://auction.example/api';
const network = () => [
  http.get(`${house}/*/:lot/bids`, ({params}) =>
    HttpResponse.json([{id: 1, bidder: `Ada ${params.lot}`, amount: 100}]),
  ),
  http.post(`${house}/lots/:lot/bids`, () =>
    HttpResponse.json({ticket: 't9'}),
  ),
  http.post(`${house}/tickets`, () => HttpResponse.json({ticket: 't1'})),
  http.get(`${house}/lots/:lot/story`, () => HttpResponse.text('A vase')),
];
const auction = {
  network,
  store: makeStore,
  api: auctionApi,
  args: [1, 2] as const,
  data: (lotId: number) => `Ada ${lotId}`,
};

interface Result {
  bids?: Bid[] | undefined;
  isError: boolean;
}

/** Shows what an endpoint that streams has in its entry. */
function Bids({
  use,
  lotId,
}: {
  use: (lotId: number) => Result;
  lotId: number;
}) {
  const {bids, isError} = use(lotId);
  return (
    <p>
      {!bids && !isError && 'Loading…'}
      {bids?.map(({bidder}) => bidder)}
      {isError && ' not loaded'}
    </p>
  );
}

inLife('BidList', {...auction, show: (lotId) => <BidList lotId={lotId} />});

const streams: [string, (lotId: number) => Result][] = [
  ['bufferedBids', one(bufferedBidsApi.endpoints.bufferedBids)],
  ['busyBids', one(busyBidsApi.endpoints.busyBids)],
  ['lotBids', one(lotBidsApi.endpoints.lotBids)],
  ['memberBids', one(memberBidsApi.endpoints.memberBids)],
  ['mergedBids', one(mergedBidsApi.endpoints.mergedBids)],
  ['steadyBids', one(steadyBidsApi.endpoints.steadyBids)],
  [
    'saleBids',
    function useSaleBids(sale) {
      const {currentData, isError} =
        saleBidsApi.endpoints.saleBids.useQuery(String(sale));
      return {bids: currentData && selectSaleBids(currentData), isError};
    },
  ],
];
for (const [name, use] of streams)
  inLife(name, {
    ...auction,
    show: (lotId) => <Bids use={use} lotId={lotId} />,
  });

interface Endpoint {
  useQuery(lotId: number): {
    currentData?: Bid[] | undefined;
    isError: boolean;
  };
}
function one({useQuery}: Endpoint) {
  return function useBids(lotId: number): Result {
    const {currentData, isError} = useQuery(lotId);
    return {bids: currentData, isError};
  };
}

function Calls() {
  const {data = []} = roomCallsApi.endpoints.roomCalls.useQuery('blue');
  return <p>{data.length} calls</p>;
}
inLife('roomCalls', {store: makeStore, show: () => <Calls />});

function Board() {
  const {data = []} = roomBoardApi.endpoints.roomBoard.useQuery('blue');
  return <p>{data.length} lots</p>;
}
inLife('roomBoard', {store: makeStore, show: () => <Board />});

function Offer() {
  const [send, {isLoading}] = useSendOfferMutation();
  return (
    <button
      disabled={isLoading}
      onClick={() => send({lotId: 7, amount: 120})}
    >
      Offer
    </button>
  );
}
inLife('sendOffer', {store: makeStore, show: () => <Offer />});

function Sale({name}: {name: string}) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(saleEntered(name));
    return () => void dispatch(saleLeft());
  }, [dispatch, name]);
  return <p>{name}</p>;
}
inLife('saleListener', {
  store: () =>
    configureStore({
      reducer: {[auctionApi.reducerPath]: auctionApi.reducer},
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware()
          .prepend(saleListener.middleware)
          .concat(auctionApi.middleware),
    }),
  show: () => <Sale name="spring" />,
});

beforeEach(() => void vi.stubGlobal('WebSocket', FakeConnection));
requestInLife('placeBid', {
  network,
  async run() {
    const {data, error} = await makeStore().dispatch(
      placeBidApi.endpoints.placeBid.initiate({lotId: 7, amount: 120}),
    );
    return {data, error};
  },
});
requestInLife('lotStory', {
  network,
  async run() {
    const store = makeStore();
    const {lotStory} = lotStoryApi.endpoints;
    return new Promise<Story>((resolve) => {
      store.subscribe(() => {
        const {data} = lotStory.select(7)(store.getState());
        if (data && data.state !== 'reading') resolve(data);
      });
      store.dispatch(lotStory.initiate(7));
    });
  },
});
