import {garageEmptied} from './garageSlice';
import {useAppDispatch} from './hooks';

export function EmptyButton() {
  const dispatch = useAppDispatch();
  return (
    <button onClick={() => dispatch(garageEmptied())}>
      Empty the garage
    </button>
  );
}
