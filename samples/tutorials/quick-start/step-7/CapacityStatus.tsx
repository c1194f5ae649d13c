import {fetchCapacity} from './garageSlice';
import {useAppDispatch, useAppSelector} from './hooks';

export function CapacityStatus() {
  const status = useAppSelector((state) => state.garage.status);
  const error = useAppSelector((state) => state.garage.error);
  const dispatch = useAppDispatch();

  if (status === 'ready') return null;
  if (status !== 'failed') return <p role="status">Loading capacity…</p>;
  return (
    <div role="alert">
      <p>No capacity: {error}</p>
      <button onClick={() => dispatch(fetchCapacity())}>Try again</button>
    </div>
  );
}
