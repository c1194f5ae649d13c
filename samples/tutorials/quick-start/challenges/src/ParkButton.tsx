import {useAppDispatch} from './hooks';
import {parkAnywhere} from './parkAnywhere';

export function ParkButton() {
  const dispatch = useAppDispatch();
  return (
    <button onClick={() => dispatch(parkAnywhere())}>
      Park me anywhere
    </button>
  );
}
