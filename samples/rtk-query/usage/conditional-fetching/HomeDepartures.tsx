import {skipToken} from '@reduxjs/toolkit/query/react';
import {useDeparturesQuery, useTravelerQuery} from './trainsApi';

export function HomeDepartures() {
  const traveler = useTravelerQuery();
  const departures = useDeparturesQuery(traveler.data?.home ?? skipToken);

  if (traveler.isError || departures.isError) return <p>No timetable.</p>;
  // While the second query waits, its own isLoading is false.
  if (!departures.data) return <p>Loading…</p>;
  return (
    <ul>
      {departures.data.map(({train, to}) => (
        <li key={train}>
          {train} to {to}
        </li>
      ))}
    </ul>
  );
}
