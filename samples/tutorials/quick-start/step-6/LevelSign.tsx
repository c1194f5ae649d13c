import type {LevelName} from './garageSlice';
import {useAppSelector} from './hooks';

export function LevelSign({name}: {name: LevelName}) {
  const level = useAppSelector((state) => state.garage.levels[name]);
  const closed = level.open ? '' : ', closed';

  return (
    <p>
      {name}: {level.parked} parked{closed}
    </p>
  );
}
