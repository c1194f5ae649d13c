import {useRenameSetlistMutation} from './renameSetlist';
import {useGetSetlistQuery} from './setlistsApi';

export function SetlistName({id}: {id: number}) {
  const {data: setlist} = useGetSetlistQuery(id);
  const [rename, {isError}] = useRenameSetlistMutation();
  if (!setlist) return <p>Loading…</p>;
  return (
    <>
      <h2>{setlist.name}</h2>
      <button onClick={() => rename({id, name: 'Unplugged night'})}>
        Rename
      </button>
      {isError && <p role="alert">The old name is back: not saved.</p>}
    </>
  );
}
