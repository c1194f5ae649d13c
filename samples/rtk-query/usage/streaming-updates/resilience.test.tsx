import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {auctionApi, makeStore} from './auctionApi';
import {BidList} from './BidList';

inLife('BidList', {
  network: () => [
    http.get('https://auction.example/api/lots/:lot/bids', ({params}) =>
      HttpResponse.json([
        {id: 1, bidder: `Ada ${params.lot}`, amount: 100},
      ]),
    ),
  ],
  store: makeStore,
  api: auctionApi,
  args: [1, 2],
  show: (lotId) => <BidList lotId={lotId} />,
  data: (lotId) => `Ada ${lotId}`,
});
