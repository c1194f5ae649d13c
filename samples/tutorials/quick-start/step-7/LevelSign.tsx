import type {LevelName} from './garageSlice';
import {useAppSelector} from './hooks';

export function LevelSign({level}: {level: LevelName}) {
  const parked = useAppSelector((state) => state.garage.levels[level].parked);
  const open = useAppSelector((state) => state.garage.levels[level].open);
  const spaces = useAppSelector((state) => state.garage.capacity?.[level]); // [!code ++]

  return (
    <p>
      {/* [!code highlight] */}
      {level}: {parked} of {spaces ?? '?'} parked{open ? '' : ', closed'}
    </p>
  );
}
