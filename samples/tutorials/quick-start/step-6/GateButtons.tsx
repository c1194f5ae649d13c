import {carEntered, carLeft, levelClosed} from './garageSlice';
import type {LevelName} from './garageSlice';
import {useAppDispatch} from './hooks';

export function GateButtons({name}: {name: LevelName}) {
  const dispatch = useAppDispatch();

  return (
    <fieldset>
      <legend>Gate of the {name} level</legend>
      <button onClick={() => dispatch(carEntered(name))}>Car in</button>
      <button onClick={() => dispatch(carLeft(name))}>Car out</button>
      <button onClick={() => dispatch(levelClosed(name))}>Close</button>
    </fieldset>
  );
}
