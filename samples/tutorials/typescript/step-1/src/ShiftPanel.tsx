import {useState} from 'react';
import {useAppDispatch, useAppSelector} from './hooks';
import {shiftStarted} from './shiftSlice';

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
      <ul>
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
