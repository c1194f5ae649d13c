import {useGetStationQuery} from './stationsApi';

export function QueryReading({id}: {id: string}) {
  const {currentData: data, isError} = useGetStationQuery(id);

  if (!data) return <p>{isError ? 'No reading' : 'Loading…'}</p>;
  return (
    <p>
      {data.name}: {data.temperature} °C {isError && '(not up to date)'}
    </p>
  );
}
