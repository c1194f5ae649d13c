import {
  useGetStationQuery,
  usePostBikesSearchQuery,
  useRentBikeMutation,
} from './bikeShareApi';

export function StationPanel({stationId}: {stationId: number}) {
  const {data: station} = useGetStationQuery({stationId});
  const {data: cargo = []} = usePostBikesSearchQuery({
    bikeFilter: {kind: 'cargo'},
  });
  const [rentBike] = useRentBikeMutation();

  if (!station) return null;
  return (
    <section>
      <p>
        {station.name}: {station.bikes} bikes
      </p>
      <p>{cargo.length} cargo bikes in town</p>
      <button onClick={() => rentBike({stationId})}>Rent</button>
    </section>
  );
}
