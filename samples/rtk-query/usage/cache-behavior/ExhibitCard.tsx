import {useGetExhibitQuery} from './museumApi';

export function ExhibitCard({id}: {id: number}) {
  const {currentData: exhibit, isError} = useGetExhibitQuery(id);

  if (!exhibit) return <p>{isError ? 'Not available' : 'Loading…'}</p>;
  return (
    <p>
      {exhibit.title}
      {isError && ' (may be old)'}
    </p>
  );
}
