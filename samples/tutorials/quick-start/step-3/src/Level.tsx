import {carEntered, carLeft} from './garageSlice';
import type {LevelId} from './garageSlice';
import {useAppDispatch, useAppSelector} from './hooks';

export function Level({id}: {id: LevelId}) {
  const level = useAppSelector((state) => state.garage.levels[id]);
  const dispatch = useAppDispatch();

  return (
    <section className="level" aria-label={level.name}>
      <h2>{level.name}</h2>
      <p className="count">{level.parked} parked</p>
      <button onClick={() => dispatch(carEntered(id))}>Car in</button>
      <button onClick={() => dispatch(carLeft(id))}>Car out</button>
    </section>
  );
}
