import {useGetStationQuery} from './stationsApi';

export function QueryReading({id}: {id: string}) {
  const {data, isError} = useGetStationQuery(id);

  if (isError) return <p>No reading</p>;
  if (!data) return <p>Loading…</p>;
  return (
    <p>
      {data.name}: {data.temperature} °C
    </p>
  );
}
