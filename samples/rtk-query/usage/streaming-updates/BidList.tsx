import {useLiveBidsQuery} from './liveBids';

export function BidList({lotId}: {lotId: number}) {
  const {currentData: bids, isError} = useLiveBidsQuery(lotId);

  return (
    <>
      {isError && <p role="alert">The bids could not be loaded.</p>}
      {!bids && !isError && <p>Loading bids…</p>}
      <ol aria-label={`Bids for lot ${lotId}`}>
        {bids?.map((bid) => (
          <li key={bid.id}>
            {bid.bidder}: {bid.amount}
          </li>
        ))}
      </ol>
    </>
  );
}
