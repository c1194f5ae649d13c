import {JobBoardWithData} from './JobBoardWithData';

async function load(path: string) {
  const response = await fetch(`https://jobs.example/api/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

// A server component: no hook, no store, no API slice.
export default async function JobsPage({city}: {city: string}) {
  const [jobs, cities] = await Promise.all([
    load(`jobs/${encodeURIComponent(city)}`),
    load('cities'),
  ]);
  // The key makes another city seed its data, too.
  return (
    <JobBoardWithData key={city} city={city} jobs={jobs} cities={cities} />
  );
}
