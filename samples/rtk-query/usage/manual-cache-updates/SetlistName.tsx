import {useRenameSetlistMutation} from './renameSetlist';
import {useGetSetlistQuery} from './setlistsApi';

export function SetlistName({id}: {id: number}) {
  const {currentData: setlist, isError: hasFailed} = useGetSetlistQuery(id);
  const [rename, {isLoading, isError, originalArgs}] =
    useRenameSetlistMutation();
  // The rename that failed may be that of another setlist.
  const isRefused = isError && originalArgs?.id === id;
  if (!setlist) return <p>{hasFailed ? 'Not found' : 'Loading…'}</p>;
  return (
    <>
      <h2>{setlist.name}</h2>
      {/* While this one is saved: two renames must not overlap. */}
      <button
        disabled={isLoading}
        onClick={() => rename({id, name: 'Unplugged night'})}
      >
        Rename
      </button>
      {hasFailed && <p role="alert">The name may be old.</p>}
      {isRefused && <p role="alert">The old name is back: not saved.</p>}
    </>
  );
}
