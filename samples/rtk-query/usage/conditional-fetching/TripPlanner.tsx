import {skipToken} from '@reduxjs/toolkit/query/react';
import {useState} from 'react';
import {StationSelect} from './StationSelect';
import {
  useConnectionQuery,
  useDestinationsQuery,
  useStationsQuery,
} from './trainsApi';

export function TripPlanner() {
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState<string>();

  const stations = useStationsQuery();
  // [!code highlight:2]
  const destinations = useDestinationsQuery(from ?? skipToken);
  const trains = useConnectionQuery(from && to ? {from, to} : skipToken);
  const failed = [stations, destinations, trains].find(
    ({isError}) => isError,
  );

  function leaveFrom(code: string | undefined) {
    setFrom(code);
    setTo(undefined);
  }

  return (
    <form>
      <StationSelect
        label="From"
        stations={stations.data}
        value={from}
        onChange={leaveFrom}
      />
      <StationSelect
        label="To"
        stations={destinations.currentData}
        value={to}
        onChange={setTo}
      />
      {failed && (
        <p role="alert">
          The timetable could not be loaded.{' '}
          <button type="button" onClick={() => failed.refetch()}>
            Try again
          </button>
        </p>
      )}
      {trains.currentData && <p>{trains.currentData.join(', then ')}</p>}
    </form>
  );
}
