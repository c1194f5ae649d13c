import {carEntered, carLeft, levelClosed, type LevelName} from './garageSlice';
import {useAppDispatch} from './hooks';

export function GateButtons({level}: {level: LevelName}) {
  const dispatch = useAppDispatch();

  return (
    <fieldset>
      <legend>Gate of the {level} level</legend>
      <button onClick={() => dispatch(carEntered(level))}>Car in</button>
      <button onClick={() => dispatch(carLeft(level))}>Car out</button>
      <button onClick={() => dispatch(levelClosed(level))}>Close</button>
    </fieldset>
  );
}
