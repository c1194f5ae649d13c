import {loadCapacity} from './garageSlice';
import {useAppDispatch, useAppSelector} from './hooks';

export function CapacityStatus() {
  const status = useAppSelector((state) => state.garage.status);
  const error = useAppSelector((state) => state.garage.error);
  const dispatch = useAppDispatch();

  if (status === 'ready') return null;
  if (status === 'loading') return <p role="status">Counting spaces…</p>;
  return (
    <div role="alert">
      <p>The spaces are not known: {error}</p>
      <button onClick={() => dispatch(loadCapacity())}>Try again</button>
    </div>
  );
}
