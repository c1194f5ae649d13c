import {useAppDispatch, useAppSelector} from './hooks';
import {loadDancers} from './loadDancers';
import {selectWithRoom} from './selectors';

export function Roster({classId}: {classId: string}) {
  const dancers = useAppSelector((state) => state.rosters.dancers[classId]);
  const problem = useAppSelector(
    (state) => state.rosters.problems[classId],
  );
  const withRoom = useAppSelector((state) => selectWithRoom(state, 12));
  const dispatch = useAppDispatch();

  return (
    <section>
      <h2>{classId}</h2>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <ul>
        {dancers?.map((dancer, index) => (
          <li key={index}>{dancer}</li>
        ))}
      </ul>
      {withRoom.includes(classId) && <p>Seats are left.</p>}
      <button onClick={() => dispatch(loadDancers(classId))}>Load</button>
    </section>
  );
}
