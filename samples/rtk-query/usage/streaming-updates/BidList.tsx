import {useLiveBidsQuery} from './liveBids';

export function BidList({lotId}: {lotId: number}) {
  const {data: bids = [], isLoading} = useLiveBidsQuery(lotId);

  if (isLoading) return <p>Loading bids…</p>;
  return (
    <ol aria-label={`Bids for lot ${lotId}`}>
      {bids.map((bid) => (
        <li key={bid.id}>
          {bid.bidder}: {bid.amount}
        </li>
      ))}
    </ol>
  );
}
