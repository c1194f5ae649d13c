import {useState} from 'react';
import {useAddNoteMutation, useListNotesQuery} from './notesApi';

export function StationNotes({stationId}: {stationId: string}) {
  // Not `data`: it still holds the notes of the previous station.
  const {
    currentData: notes,
    isFetching,
    isError,
  } = useListNotesQuery(stationId);

  return (
    <>
      {!notes && isFetching && <p>Loading the notes…</p>}
      {isError && <p role="alert">The notes could not be loaded.</p>}
      <ul>
        {notes?.map(({id, text}) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {/* With a key, another station starts with an empty form. */}
      <NoteForm key={stationId} stationId={stationId} />
    </>
  );
}

function NoteForm({stationId}: {stationId: string}) {
  const [addNote, {isLoading, isError}] = useAddNoteMutation();
  const [text, setText] = useState('');

  async function send() {
    const {error} = await addNote({stationId, text});
    if (!error) setText('');
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        Note{' '}
        <input
          value={text}
          readOnly={isLoading}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button disabled={isLoading || !text.trim()}>Add</button>
      {isError && <p role="alert">The note was not saved.</p>}
    </form>
  );
}
