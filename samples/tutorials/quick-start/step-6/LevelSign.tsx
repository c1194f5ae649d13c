import type {LevelName} from './garageSlice';
import {useAppSelector} from './hooks';

export function LevelSign({level}: {level: LevelName}) {
  const parked = useAppSelector((state) => state.garage.levels[level].parked);
  const open = useAppSelector((state) => state.garage.levels[level].open);

  return (
    <p>
      {level}: {parked} parked{open ? '' : ', closed'}
    </p>
  );
}
