import type {LevelName} from './garageSlice';
import {useAppSelector} from './hooks';

export function LevelSign({name}: {name: LevelName}) {
  const level = useAppSelector((state) => state.garage.levels[name]);
  const spaces = useAppSelector((state) => state.garage.capacity?.[name]); // [!code ++]
  const closed = level.open ? '' : ', closed';

  return (
    <p>
      {/* [!code highlight] */}
      {name}: {level.parked} of {spaces ?? '?'} parked{closed}
    </p>
  );
}
