import {useAppDispatch, useAppSelector} from '../../app/hooks';
import {bikeTaken, selectById} from './stationsSlice';

export function StationSign({id}: {id: string}) {
  const station = useAppSelector((state) => selectById(state, id));
  const dispatch = useAppDispatch();
  if (!station) return null;
  return (
    <section>
      <h2>{station.name}</h2>
      <p>
        {station.bikes} of {station.docks} bikes
      </p>
      <button
        disabled={station.bikes === 0}
        onClick={() => dispatch(bikeTaken(id))}
      >
        Take a bike
      </button>
    </section>
  );
}
