import {useLazyConnectionQuery} from './trainsApi';

export function ConnectionSearch({from, to}: {from: string; to: string}) {
  const [search, {currentData, isFetching, isError, originalArgs}] =
    useLazyConnectionQuery();
  // The result belongs to the last search, not to new props.
  const upToDate = originalArgs?.from === from && originalArgs.to === to;

  return (
    <>
      <button disabled={isFetching} onClick={() => search({from, to})}>
        Search
      </button>
      {upToDate && isError && <p role="alert">The search failed.</p>}
      {upToDate && currentData && <p>{currentData.join(', then ')}</p>}
    </>
  );
}
