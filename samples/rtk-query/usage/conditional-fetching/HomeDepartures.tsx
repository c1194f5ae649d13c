import {skipToken} from '@reduxjs/toolkit/query/react';
import {useDeparturesQuery, useTravelerQuery} from './trainsApi';

export function HomeDepartures() {
  const traveler = useTravelerQuery();
  const departures = useDeparturesQuery(traveler.data?.home ?? skipToken);
  const failed = traveler.isError || departures.isError;

  return (
    <>
      {failed && <p role="alert">The timetable could not be loaded.</p>}
      {/* While the second query waits, its own isLoading is false. */}
      {!departures.currentData && !failed && <p>Loading…</p>}
      <ul>
        {departures.currentData?.map(({train, to}) => (
          <li key={train}>
            {train} to {to}
          </li>
        ))}
      </ul>
    </>
  );
}
