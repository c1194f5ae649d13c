import {useAppSelector} from './hooks';

export function EntranceSign() {
  const inside = useAppSelector(({garage: {levels}}) => {
    return levels.ground.parked + levels.roof.parked;
  });

  return <p className="sign">{inside} cars inside</p>;
}
