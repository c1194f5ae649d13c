import {fetchCapacity} from './garageSlice';
import {useAppDispatch, useAppSelector} from './hooks';

export function CapacityStatus() {
  const status = useAppSelector((state) => state.garage.status);
  const error = useAppSelector((state) => state.garage.error);
  const dispatch = useAppDispatch();

  if (status === 'ready') return null;
  if (status !== 'failed') return <p role="status">Loading the capacity…</p>;
  return (
    <p role="alert">
      No capacity: {error} <button onClick={() => dispatch(fetchCapacity())}>Try again</button>
    </p>
  );
}
