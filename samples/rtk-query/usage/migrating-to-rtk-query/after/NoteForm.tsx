import {useState} from 'react';
import {useGetOrdersQuery, useSaveNoteMutation} from './ordersApi';

export function NoteForm({id}: {id: number}) {
  const {order} = useGetOrdersQuery(undefined, {
    selectFromResult: ({data}) => ({
      order: data?.find((candidate) => candidate.id === id),
    }),
  });
  const [saveNote] = useSaveNoteMutation();
  // Only what was typed. Until then the server's text is shown.
  const [draft, setDraft] = useState<string>();

  const save = async () => {
    await saveNote({id, note: draft ?? ''}).unwrap();
    setDraft(undefined);
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
