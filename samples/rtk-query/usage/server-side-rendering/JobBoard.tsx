import {useCitiesQuery, useJobsQuery} from './jobsApi';

export function JobBoard({city}: {city: string}) {
  const {data: cities = []} = useCitiesQuery();
  const {data: jobs, isError} = useJobsQuery(city);

  if (isError) return <p>The jobs cannot be shown now.</p>;
  if (!jobs) return <p>Loading…</p>;
  return (
    <section>
      <h1>{jobs.length + ' jobs in ' + city}</h1>
      <ul>
        {jobs.map(({id, title}) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <p>{'Cities: ' + cities.join(', ')}</p>
    </section>
  );
}
