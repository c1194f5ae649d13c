import {useGetFilmQuery} from './convertedApi';

export function CheckedFilm({id}: {id: string}) {
  const {currentData, error} = useGetFilmQuery(id);

  return (
    <>
      {currentData && <p>{currentData.title}</p>}
      {!currentData && !error && <p>Loading…</p>}
      {error && (
        <p role="alert">
          {'status' in error && error.status === 'CUSTOM_ERROR'
            ? error.error
            : 'The archive is not available.'}
        </p>
      )}
    </>
  );
}
