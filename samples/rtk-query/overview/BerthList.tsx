import {useGetBerthsQuery, useReserveBerthMutation} from './marinaApi';

export function BerthList({pier}: {pier: string}) {
  const {data, isLoading, isError} = useGetBerthsQuery(pier);
  const [reserveBerth] = useReserveBerthMutation();

  if (isLoading) return <p role="status">Loading the berths…</p>;
  if (isError) return <p role="alert">The berths did not load.</p>;
  return (
    <ul>
      {data?.map(({id, name, boat}) => (
        <li key={id}>
          {name}: {boat ?? 'free'}{' '}
          <button
            disabled={boat !== null}
            onClick={() => reserveBerth({id, boat: 'Sturmvogel'})}
          >
            Reserve
          </button>
        </li>
      ))}
    </ul>
  );
}
