import {useEffect} from 'react';
import {fetchStation} from './stationsSlice';
import {useAppDispatch, useAppSelector} from './store';

export function ThunkReading({id}: {id: string}) {
  const dispatch = useAppDispatch();
  const request = useAppSelector((state) => state.stations[id]);
  useEffect(() => {
    dispatch(fetchStation(id));
  }, [dispatch, id]);

  if (request?.status === 'rejected') return <p>No reading</p>;
  if (!request?.data) return <p>Loading…</p>;
  return (
    <p>
      {request.data.name}: {request.data.temperature} °C
    </p>
  );
}
