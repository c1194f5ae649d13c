import {useGetExhibitQuery} from './museumApi';

export function FreshExhibitCard({id}: {id: number}) {
  const {currentData: exhibit, isError} = useGetExhibitQuery(id, {
    refetchOnMountOrArgChange: 30, // seconds
  });

  if (!exhibit) return <p>{isError ? 'Not available' : 'Loading…'}</p>;
  return (
    <p>
      {exhibit.visitors} visitors{isError && ' (may be old)'}
    </p>
  );
}
