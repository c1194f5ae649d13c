import {useState} from 'react';
import {useDispatch, useSelector} from 'react-redux';
import {submitJob} from './jobsSlice';
import type {AppDispatch, RootState} from './store';

export function JobForm() {
  const dispatch = useDispatch<AppDispatch>();
  const {status, problem} = useSelector((state: RootState) => state.jobs);
  const [file, setFile] = useState('');
  const sending = status === 'sending';

  async function send() {
    const action = await dispatch(submitJob({file, copies: 1}));
    // After a failure the name stays in the field for another try.
    if (submitJob.fulfilled.match(action)) setFile('');
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        File name
        <input
          value={file}
          disabled={sending}
          onChange={(event) => setFile(event.target.value)}
        />
      </label>
      <button disabled={sending || file === ''}>
        {sending ? 'Sending…' : 'Print'}
      </button>
      {problem && <p role="alert">Not sent: {problem}</p>}
    </form>
  );
}
