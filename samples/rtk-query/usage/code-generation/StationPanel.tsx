import {
  useGetStationQuery,
  usePostBikesSearchQuery,
  useRentBikeMutation,
} from './bikeShareApi';

export function StationPanel({stationId}: {stationId: number}) {
  const {currentData: station, isError} = useGetStationQuery({stationId});
  const {data: cargo, isError: noSearch} = usePostBikesSearchQuery({
    bikeFilter: {kind: 'cargo'},
  });
  const [rentBike, rental] = useRentBikeMutation();

  if (!station) return <p>{isError ? 'No station' : 'Loading…'}</p>;
  return (
    <section>
      <p>
        {station.name}: {station.bikes} bikes
      </p>
      {cargo && <p>{cargo.length} cargo bikes in town</p>}
      <button
        disabled={rental.isLoading}
        onClick={() => rentBike({stationId})}
      >
        Rent
      </button>
      {(isError || noSearch) && <p role="alert">Not up to date.</p>}
      {rental.isError && rental.originalArgs?.stationId === stationId && (
        <p role="alert">No bike was rented.</p>
      )}
    </section>
  );
}
