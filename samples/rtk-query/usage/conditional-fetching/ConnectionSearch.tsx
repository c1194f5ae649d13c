import {useLazyConnectionQuery} from './trainsApi';

export function ConnectionSearch({from, to}: {from: string; to: string}) {
  const [search, {data, isFetching}] = useLazyConnectionQuery();

  return (
    <>
      <button disabled={isFetching} onClick={() => search({from, to})}>
        Search
      </button>
      {data && <p>{data.join(', then ')}</p>}
    </>
  );
}
