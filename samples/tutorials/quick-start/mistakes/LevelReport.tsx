import type {LevelId} from '../step-5/src/garageSlice';
import {useAppSelector} from '../step-5/src/hooks';

// #region wrong
export function WrongReport({id}: {id: LevelId}) {
  // Wrong: the object is new in every call.
  const level = useAppSelector((state) => ({
    parked: state.garage.levels[id].parked,
    open: state.garage.levels[id].open,
  }));
  return <p>{level.open ? `${level.parked} parked` : 'closed'}</p>;
}
// #endregion

// #region fixed
export function LevelReport({id}: {id: LevelId}) {
  // In the state already: the same object until this level changes.
  const level = useAppSelector((state) => state.garage.levels[id]);
  return <p>{level.open ? `${level.parked} parked` : 'closed'}</p>;
}
// #endregion

// #region root
export function RootReport() {
  // Wrong: selects everything to read one field.
  const {garage} = useAppSelector((state) => state);
  return <p>{garage.status}</p>;
}
// #endregion
