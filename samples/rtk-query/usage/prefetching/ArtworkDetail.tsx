import {useArtworkQuery} from './galleryApi';

export function ArtworkDetail({id}: {id: number}) {
  // Not `data`: that would be the last artwork until this one arrives.
  const {currentData: artwork, isError, refetch} = useArtworkQuery(id);

  return (
    <>
      {isError && (
        <p role="alert">
          The artwork could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {!artwork && !isError && <p>Loading the artwork…</p>}
      {artwork && (
        <p>
          {artwork.title}, by {artwork.painter}
        </p>
      )}
    </>
  );
}
