import {useGetFilmQuery} from './convertedApi';

export function CheckedFilm({id}: {id: string}) {
  const {data, error} = useGetFilmQuery(id);

  if (error && 'status' in error && error.status === 'CUSTOM_ERROR')
    return <p role="alert">{error.error}</p>;
  return <p>{data?.title ?? 'Loading…'}</p>;
}
