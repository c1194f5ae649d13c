import {useGetBerthsQuery, useReserveBerthMutation} from './marinaApi';

export function BerthList({pier}: {pier: string}) {
  const {
    currentData,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp: loadedAt = 0,
  } = useGetBerthsQuery(pier);
  const [reserveBerth, reservation] = useReserveBerthMutation();
  const {isLoading, fulfilledTimeStamp: reservedAt = 0} = reservation;
  // Until a refetch succeeds, the list does not know of the reservation.
  const isOld = isError || loadedAt < reservedAt;
  const busy = isLoading || isFetching || isOld;
  // The last reservation may belong to another pier.
  const notReserved =
    reservation.isError &&
    currentData?.some(({id}) => id === reservation.originalArgs?.id);

  return (
    <>
      {!currentData && !isError && <p role="status">Loading the berths…</p>}
      {isError && (
        <p role="alert">
          The berths could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {notReserved && (
        <p role="alert">The berth is not reserved. Try again.</p>
      )}
      <ul>
        {currentData?.map(({id, name, boat}) => (
          <li key={id}>
            {name}: {boat ?? 'free'}{' '}
            <button
              disabled={boat !== null || busy}
              onClick={() => reserveBerth({id, boat: 'Sturmvogel'})}
            >
              Reserve
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
