import {shallowEqual} from 'react-redux';
import type {LevelName} from '../step-7/garageSlice';
import {useAppSelector} from '../step-7/hooks';

export function ShallowReport({name}: {name: LevelName}) {
  const level = useAppSelector(
    (state) => ({
      parked: state.garage.levels[name].parked,
      open: state.garage.levels[name].open,
    }),
    shallowEqual, // compares `parked` and `open`, not the object
  );
  return <p>{level.open ? `${level.parked} parked` : 'closed'}</p>;
}
