import {useState} from 'react';
import {useGetOrdersQuery, useSaveNoteMutation} from './ordersApi';

export function NoteForm({id}: {id: number}) {
  const {order} = useGetOrdersQuery(undefined, {
    selectFromResult: ({data}) => ({
      order: data?.find((candidate) => candidate.id === id),
    }),
  });
  const [saveNote, {isError, isLoading}] = useSaveNoteMutation();
  // Only what was typed, and for which order; undefined until then.
  const [typed, setTyped] = useState<{id: number; note: string}>();
  const draft = typed?.id === id ? typed : undefined;

  const save = async () => {
    if (!draft) return;
    const {error} = await saveNote(draft);
    // Keep the draft after a failure, or if somebody typed on.
    if (!error) setTyped((now) => (now === draft ? undefined : now));
  };
  return (
    <div>
      <label>
        Note{' '}
        <input
          value={draft?.note ?? order?.note ?? ''}
          onChange={({target}) => setTyped({id, note: target.value})}
        />
      </label>{' '}
      <button onClick={save} disabled={!draft || isLoading}>
        Save
      </button>
      {isError && <p role="alert">The note is not saved.</p>}
    </div>
  );
}
