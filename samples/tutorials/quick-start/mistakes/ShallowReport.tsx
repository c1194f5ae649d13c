import type {LevelId} from '../step-5/src/garageSlice';
import {useAppSelector} from '../step-5/src/hooks';
// #region fixed
import {shallowEqual} from 'react-redux';

export function ShallowReport({id}: {id: LevelId}) {
  const level = useAppSelector(
    (state) => ({
      parked: state.garage.levels[id].parked,
      open: state.garage.levels[id].open,
    }),
    shallowEqual, // compares `parked` and `open`, not the object
  );
  return <p>{level.open ? `${level.parked} parked` : 'closed'}</p>;
}
// #endregion
