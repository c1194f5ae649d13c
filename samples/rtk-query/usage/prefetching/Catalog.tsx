import {useEffect, useState} from 'react';
import {useArtworkPageQuery, usePrefetch} from './galleryApi';

export function Catalog() {
  const [page, setPage] = useState(1);
  const {data, currentData, isError, refetch} = useArtworkPageQuery(page);
  const pageCount = data?.pageCount ?? 1;
  const isLoaded = currentData !== undefined;

  const prefetchPage = usePrefetch('artworkPage');
  useEffect(() => {
    if (isLoaded && page < pageCount) prefetchPage(page + 1);
  }, [isLoaded, page, pageCount, prefetchPage]);

  return (
    <>
      {isError && (
        <p role="alert">
          Page {page} could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {!currentData && !isError && <p>Loading page {page}…</p>}
      <ul>
        {currentData?.artworks.map(({id, title}) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <button
        disabled={page >= pageCount}
        onClick={() => setPage(page + 1)}
      >
        Next page
      </button>
    </>
  );
}
