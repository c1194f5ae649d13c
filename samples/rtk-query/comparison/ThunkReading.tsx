import {useEffect} from 'react';
import {fetchStation} from './stationsSlice';
import {useAppDispatch, useAppSelector} from './store';

export function ThunkReading({id}: {id: string}) {
  const dispatch = useAppDispatch();
  const request = useAppSelector((state) => state.stations[id]);
  useEffect(() => {
    dispatch(fetchStation(id));
  }, [dispatch, id]);

  const isError = request?.status === 'rejected';
  if (!request?.data) return <p>{isError ? 'No reading' : 'Loading…'}</p>;
  const {name, temperature} = request.data;
  return (
    <p>
      {name}: {temperature} °C {isError && '(not up to date)'}
    </p>
  );
}
