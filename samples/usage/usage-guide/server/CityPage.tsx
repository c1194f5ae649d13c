import {liveServices} from '../app/services';
import {
  stationsReceived,
  stationsSlice,
} from '../features/stations/stationsSlice';
import {CityView} from './CityView';

interface Props {
  params: Promise<{city: string}>;
}

/** A server component: no store, no hooks, only data passed down. */
export default async function CityPage({params}: Props) {
  const {city} = await params;
  const list = await liveServices.fetchStations();
  const stations = stationsSlice.reducer(undefined, stationsReceived(list));
  return <CityView key={city} preloadedState={{stations}} stationId="h" />;
}
