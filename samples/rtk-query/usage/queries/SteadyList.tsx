import {useGetFilmsQuery} from './filmsApi';

export function SteadyList() {
  const {data, error, isFetching, refetch} = useGetFilmsQuery();

  return (
    <section aria-busy={isFetching}>
      {!data && isFetching && <p>Loading…</p>}
      {error && (
        <p role="alert">
          {data ? 'This list may be old.' : 'No list.'}{' '}
          <button onClick={refetch} disabled={isFetching}>
            {isFetching ? 'Trying…' : 'Try again'}
          </button>
        </p>
      )}
      {data?.map((film) => (
        <p key={film.id}>{film.title}</p>
      ))}
    </section>
  );
}
