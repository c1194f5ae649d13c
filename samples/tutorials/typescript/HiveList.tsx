import {hiveSelected} from './hivesSlice';
import {useAppDispatch, useAppSelector} from './hooks';
import {weighHive} from './weighHive';

export function HiveList() {
  const grams = useAppSelector((state) => state.hives.grams);
  const selectedId = useAppSelector((state) => state.hives.selectedId);
  const dispatch = useAppDispatch();

  return (
    <ul>
      {Object.entries(grams).map(([id, weight]) => (
        <li key={id} aria-current={id === selectedId}>
          {id}: {weight} g
          <button onClick={() => dispatch(hiveSelected(id))}>
            Select {id}
          </button>
          <button onClick={() => dispatch(weighHive(id))}>
            Weigh {id}
          </button>
        </li>
      ))}
    </ul>
  );
}
