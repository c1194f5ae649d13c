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

  const {data: stations} = useStationsQuery();
  // #region queries
  const {currentData: destinations} = useDestinationsQuery(
    from ?? skipToken,
  );
  const {currentData: trains} = useConnectionQuery(
    from && to ? {from, to} : skipToken,
  );
  // #endregion

  function leaveFrom(code: string | undefined) {
    setFrom(code);
    setTo(undefined);
  }

  return (
    <form>
      <StationSelect
        label="From"
        stations={stations}
        value={from}
        onChange={leaveFrom}
      />
      <StationSelect
        label="To"
        stations={destinations}
        value={to}
        onChange={setTo}
      />
      {trains && <p>{trains.join(', then ')}</p>}
    </form>
  );
}
