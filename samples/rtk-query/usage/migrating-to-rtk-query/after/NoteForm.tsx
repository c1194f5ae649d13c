import {useState} from 'react';
import {useGetOrdersQuery, useSaveNoteMutation} from './ordersApi';

export function NoteForm({id}: {id: number}) {
  const {order} = useGetOrdersQuery(undefined, {
    selectFromResult: ({data}) => ({
      order: data?.find((candidate) => candidate.id === id),
    }),
  });
  const [saveNote, saving] = useSaveNoteMutation();
  // Only what was typed, and for which order; undefined until then.
  const [typed, setTyped] = useState<{id: number; note: string}>();
  const draft = typed?.id === id ? typed : undefined;

  const save = async () => {
    if (!draft) return;
    const {error} = await saveNote(draft);
    // Keep the draft after a failure, or if somebody kept typing.
    if (!error) setTyped((now) => (now === draft ? undefined : now));
  };
  return (
    <div>
      <label>
        Note{' '}
        <input
          value={draft?.note ?? order?.note ?? ''}
          disabled={!order}
          onChange={({target}) => setTyped({id, note: target.value})}
        />
      </label>{' '}
      <button onClick={save} disabled={!draft || saving.isLoading}>
        Save
      </button>
      {saving.isError && saving.originalArgs?.id === id && (
        <p role="alert">The note is not saved.</p>
      )}
    </div>
  );
}
