import {useState} from 'react';
import {useAppDispatch, useAppSelector} from './hooks';
import {notesCleared, shiftEnded, shiftStarted} from './shiftSlice';

export function ShiftPanel() {
  const attendant = useAppSelector((state) => state.shift.attendant);
  const notes = useAppSelector((state) => state.shift.notes);
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');

  return (
    <section className="level" aria-label="Shift">
      <h2>{attendant ?? 'Nobody'} is on duty</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(shiftStarted(name));
          setName('');
        }}
      >
        <label>
          Name{' '}
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
          />
        </label>{' '}
        <button>Start shift</button>
      </form>
      <button onClick={() => dispatch(shiftEnded())}>End shift</button>
      <button onClick={() => dispatch(notesCleared())}>Clear notes</button>
      <ul>
        {notes.map(({level, text}, index) => (
          <li key={index}>
            {level}: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
