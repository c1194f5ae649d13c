import {sensorApi, type Reading} from './sensorApi';

const rankingApi = sensorApi.injectEndpoints({
  endpoints: (build) => ({
    getAllReadings: build.query<Reading[], void>({query: () => 'readings'}),
  }),
});

export function RankedBeds() {
  const {data, isError} = rankingApi.useGetAllReadingsQuery();
  // data.sort(…) would throw: cached data is frozen. Sort a copy.
  const ranked = data && [...data].sort((a, b) => b.celsius - a.celsius);
  return (
    <section>
      {isError && <p role="alert">The readings could not be loaded.</p>}
      {!ranked && !isError && <p>Loading…</p>}
      <ol>
        {ranked?.map(({bed, celsius}) => (
          <li key={bed}>
            {bed}: {celsius} °C
          </li>
        ))}
      </ol>
    </section>
  );
}
