import {useGetBerthsQuery, useReserveBerthMutation} from './marinaApi';

export function BerthList({pier}: {pier: string}) {
  const {currentData, isError, refetch} = useGetBerthsQuery(pier);
  const [reserveBerth, reservation] = useReserveBerthMutation();

  return (
    <>
      {!currentData && !isError && <p role="status">Loading the berths…</p>}
      {isError && (
        <p role="alert">
          The berths could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {reservation.isError && (
        <p role="alert">The berth is not reserved. Try again.</p>
      )}
      <ul>
        {currentData?.map(({id, name, boat}) => (
          <li key={id}>
            {name}: {boat ?? 'free'}{' '}
            <button
              disabled={boat !== null || reservation.isLoading}
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
