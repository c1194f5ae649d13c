import {useArtworkQuery} from './galleryApi';

export function ArtworkDetail({id}: {id: number}) {
  const {data, isError} = useArtworkQuery(id);

  if (data) {
    return (
      <p>
        {data.title}, by {data.painter}
      </p>
    );
  }
  return <p>{isError ? 'Not on display.' : 'Loading the artwork…'}</p>;
}
