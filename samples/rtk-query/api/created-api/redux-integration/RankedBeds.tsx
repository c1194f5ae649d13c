import {sensorApi, type Reading} from './sensorApi';

const rankingApi = sensorApi.injectEndpoints({
  endpoints: (build) => ({
    getAllReadings: build.query<Reading[], void>({query: () => 'readings'}),
  }),
});

export function RankedBeds() {
  const {data = []} = rankingApi.useGetAllReadingsQuery();
  // #region sort
  // data.sort(…) throws: cached data is frozen. toSorted makes a copy.
  const ranked = data.toSorted((a, b) => b.celsius - a.celsius);
  // #endregion
  return (
    <ol>
      {ranked.map(({bed, celsius}) => (
        <li key={bed}>
          {bed}: {celsius} °C
        </li>
      ))}
    </ol>
  );
}
