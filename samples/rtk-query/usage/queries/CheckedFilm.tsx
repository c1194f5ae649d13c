import {useGetFilmQuery} from './convertedApi';

export function CheckedFilm({id}: {id: string}) {
  const {currentData, error} = useGetFilmQuery(id);

  if (currentData) return <p>{currentData.title}</p>;
  if (!error) return <p>Loading…</p>;
  return (
    <p role="alert">
      {'status' in error && error.status === 'CUSTOM_ERROR'
        ? error.error
        : 'This film is not available.'}
    </p>
  );
}
