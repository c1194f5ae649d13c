import {useAppSelector} from './hooks';

export function EntranceSign() {
  const free = useAppSelector(({garage: {levels}}) =>
    Object.values(levels)
      .filter((level) => level.open)
      .reduce((sum, level) => sum + level.spaces - level.parked, 0),
  );

  return <p className="sign">{free > 0 ? `${free} free` : 'Full'}</p>;
}
