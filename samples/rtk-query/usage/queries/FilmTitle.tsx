import {useGetFilmsQuery} from './filmsApi';

export function FilmTitle({id}: {id: string}) {
  const {title, hasList, isError} = useGetFilmsQuery(undefined, {
    selectFromResult: ({data, isError}) => ({
      title: data?.find((film) => film.id === id)?.title,
      hasList: data !== undefined,
      isError,
    }),
  });

  if (!hasList) return <span>{isError ? 'No title' : '…'}</span>;
  return (
    <span>
      {title ?? 'Unknown film'}
      {isError && ' (may be old)'}
    </span>
  );
}
