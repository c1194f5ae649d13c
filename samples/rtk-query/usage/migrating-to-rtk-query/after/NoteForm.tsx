import {useState} from 'react';
import {useGetOrdersQuery, useSaveNoteMutation} from './ordersApi';

export function NoteForm({id}: {id: number}) {
  const {order} = useGetOrdersQuery(undefined, {
    selectFromResult: ({data}) => ({
      order: data?.find((candidate) => candidate.id === id),
    }),
  });
  const [saveNote] = useSaveNoteMutation();
  // Only what was typed; undefined until then.
  const [draft, setDraft] = useState<string>();

  const save = async () => {
    const {error} = await saveNote({id, note: draft ?? ''});
    if (!error) setDraft(undefined); // after a failure, keep the draft
  };
  return (
    <label>
      Note
      <input
        value={draft ?? order?.note ?? ''}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button onClick={save} disabled={draft === undefined}>
        Save
      </button>
    </label>
  );
}
