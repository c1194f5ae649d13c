import {useDispatch, useSelector} from 'react-redux';
import {bikeParked, type bikes} from './bikes';

interface RootState {
  bikes: ReturnType<typeof bikes>;
}

export default function BikeCount({stationId}: {stationId: string}) {
  const dispatch = useDispatch();
  const count = useSelector(
    (state: RootState) => state.bikes.byStation[stationId]?.length ?? 0,
  );
  return (
    <button onClick={() => dispatch(bikeParked('b9', stationId))}>
      {count} parked
    </button>
  );
}
