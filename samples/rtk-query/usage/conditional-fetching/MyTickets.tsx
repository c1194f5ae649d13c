import {useTicketsQuery} from './trainsApi';

export function MyTickets({signedIn}: {signedIn: boolean}) {
  const {currentData, isLoading} = useTicketsQuery(undefined, {
    skip: !signedIn,
  });

  if (!signedIn) return <p>Sign in to see your tickets.</p>;
  if (isLoading) return <p>Loading…</p>;
  return <p>{currentData?.join(', ')}</p>;
}
