import {useCitiesQuery, useJobsQuery} from './jobsApi';

export function JobBoard({city}: {city: string}) {
  const {data: cities} = useCitiesQuery();
  const {currentData: jobs, isError} = useJobsQuery(city);

  return (
    <section>
      {isError && <p role="alert">The jobs could not be loaded.</p>}
      {!jobs && !isError && <p>Loading…</p>}
      {jobs && <h1>{jobs.length + ' jobs in ' + city}</h1>}
      <ul>
        {jobs?.map(({id, title}) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <p>{'Cities: ' + (cities?.join(', ') ?? 'unknown')}</p>
    </section>
  );
}
