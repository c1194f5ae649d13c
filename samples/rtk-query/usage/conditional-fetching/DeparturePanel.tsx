import {skipToken} from '@reduxjs/toolkit/query/react';
import {useDeparturesQuery} from './trainsApi';

export function DeparturePanel({station}: {station: string | undefined}) {
  const {currentData, isUninitialized, isFetching, isError, refetch} =
    useDeparturesQuery(station ?? skipToken);

  return (
    <section>
      {isError && <p role="alert">The departures could not be loaded.</p>}
      {!currentData && isFetching && <p>Loading…</p>}
      {/* `data` would still hold the departures of the last station. */}
      {currentData && (
        <ul>
          {currentData.map(({train, to}) => (
            <li key={train}>
              {train} to {to}
            </li>
          ))}
        </ul>
      )}
      <button disabled={isUninitialized} onClick={refetch}>
        Refresh
      </button>
    </section>
  );
}
