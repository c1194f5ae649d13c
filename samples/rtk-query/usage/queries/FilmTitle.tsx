import {useGetFilmsQuery} from './filmsApi';

export function FilmTitle({id}: {id: string}) {
  const {title} = useGetFilmsQuery(undefined, {
    selectFromResult: ({data}) => ({
      title: data?.find((film) => film.id === id)?.title,
    }),
  });

  return <span>{title ?? '…'}</span>;
}
