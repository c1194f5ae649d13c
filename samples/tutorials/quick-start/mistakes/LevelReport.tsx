import type {LevelName} from '../step-7/garageSlice';
import {useAppSelector} from '../step-7/hooks';

// #region wrong
export function WrongReport({level}: {level: LevelName}) {
  const {parked, open} = useAppSelector((state) => ({
    parked: state.garage.levels[level].parked,
    open: state.garage.levels[level].open,
  }));
  return <p>{open ? `${parked} parked` : 'closed'}</p>;
}
// #endregion

// #region fixed
export function LevelReport({level}: {level: LevelName}) {
  // The object that is in the state already: the same one until this level changes.
  const {parked, open} = useAppSelector((state) => state.garage.levels[level]);
  return <p>{open ? `${parked} parked` : 'closed'}</p>;
}
// #endregion

// #region root
export function RootReport() {
  const {garage} = useAppSelector((state) => state);
  return <p>{garage.status}</p>;
}
// #endregion
