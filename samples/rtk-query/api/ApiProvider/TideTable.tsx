import {useGetTidesQuery} from './tideApi';

export function TideTable({harbor}: {harbor: string}) {
  const {data, isLoading} = useGetTidesQuery(harbor);
  if (isLoading) return <p>Loading…</p>;
  return (
    <ul>
      {data?.map(({time, metres}) => (
        <li key={time}>
          {time}: {metres} m
        </li>
      ))}
    </ul>
  );
}
