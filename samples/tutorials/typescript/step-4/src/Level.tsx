import {CheckButton} from './CheckButton';
import {carEntered, carLeft, levelClosed, levelOpened} from './garageSlice';
import type {LevelId} from './garageSlice';
import {useAppDispatch, useAppSelector} from './hooks';
import {noteAdded} from './shiftSlice';

export function Level({id}: {id: LevelId}) {
  const level = useAppSelector((state) => state.garage.levels[id]);
  const dispatch = useAppDispatch();
  const full = level.parked >= level.spaces;

  return (
    <section className="level" aria-label={level.name}>
      <h2>
        {level.name} {!level.open && '(closed)'}
      </h2>
      <p className="count">
        {level.parked} of {level.spaces} parked
      </p>
      <button
        disabled={full || !level.open}
        onClick={() => dispatch(carEntered(id))}
      >
        Car in
      </button>
      <button
        disabled={level.parked === 0}
        onClick={() => dispatch(carLeft(id))}
      >
        Car out
      </button>
      {level.open ? (
        <button onClick={() => dispatch(levelClosed(id))}>Close</button>
      ) : (
        <button onClick={() => dispatch(levelOpened(id))}>Open</button>
      )}
      <button
        onClick={() => dispatch(noteAdded({level: id, text: 'is dirty'}))}
      >
        Report dirt
      </button>
      <CheckButton level={id} />
    </section>
  );
}
