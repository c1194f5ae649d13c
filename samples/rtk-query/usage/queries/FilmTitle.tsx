import {useGetFilmsQuery} from './filmsApi';

export function FilmTitle({id}: {id: string}) {
  const {title, isError} = useGetFilmsQuery(undefined, {
    selectFromResult: ({data, isError}) => ({
      title: data?.find((film) => film.id === id)?.title,
      isError,
    }),
  });

  return <span>{title ?? (isError ? 'No title' : '…')}</span>;
}
