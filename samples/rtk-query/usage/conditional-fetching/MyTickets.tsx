import {useTicketsQuery} from './trainsApi';

export function MyTickets({signedIn}: {signedIn: boolean}) {
  const {currentData, isFetching, isError} = useTicketsQuery(undefined, {
    skip: !signedIn,
  });

  if (!signedIn) return <p>Sign in to see your tickets.</p>;
  if (!currentData && isFetching) return <p>Loading…</p>;
  return (
    <>
      {isError && <p role="alert">Your tickets could not be loaded.</p>}
      <p>{currentData?.join(', ')}</p>
    </>
  );
}
