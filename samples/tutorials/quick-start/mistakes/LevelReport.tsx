import type {LevelName} from '../step-7/garageSlice';
import {useAppSelector} from '../step-7/hooks';

// #region wrong
export function WrongReport({name}: {name: LevelName}) {
  // Wrong: the object is new in every call.
  const level = useAppSelector((state) => ({
    parked: state.garage.levels[name].parked,
    open: state.garage.levels[name].open,
  }));
  return <p>{level.open ? `${level.parked} parked` : 'closed'}</p>;
}
// #endregion

// #region fixed
export function LevelReport({name}: {name: LevelName}) {
  // In the state already: the same object until this level changes.
  const level = useAppSelector((state) => state.garage.levels[name]);
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
