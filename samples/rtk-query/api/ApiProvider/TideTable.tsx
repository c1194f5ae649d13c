import {useGetTidesQuery} from './tideApi';

export function TideTable({harbor}: {harbor: string}) {
  // `currentData` is never that of another harbor.
  const {currentData, isFetching, isError, refetch} =
    useGetTidesQuery(harbor);
  return (
    <section>
      {isError && (
        <p role="alert">
          The tides could not be loaded.{' '}
          <button onClick={() => refetch()}>Try again</button>
        </p>
      )}
      {!currentData && isFetching && <p>Loading…</p>}
      <ul>
        {currentData?.map(({time, meters}) => (
          <li key={time}>
            {time}: {meters} m
          </li>
        ))}
      </ul>
    </section>
  );
}
