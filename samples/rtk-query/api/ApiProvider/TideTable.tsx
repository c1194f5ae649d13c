import {useGetTidesQuery} from './tideApi';

export function TideTable({harbor}: {harbor: string}) {
  const {data, isLoading} = useGetTidesQuery(harbor);
  if (isLoading) return <p>Loading…</p>;
  return (
    <ul>
      {data?.map(({time, meters}) => (
        <li key={time}>
          {time}: {meters} m
        </li>
      ))}
    </ul>
  );
}
