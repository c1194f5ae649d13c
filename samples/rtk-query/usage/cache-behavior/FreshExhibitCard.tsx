import {useGetExhibitQuery} from './museumApi';

export function FreshExhibitCard({id}: {id: number}) {
  const {currentData: exhibit, isError} = useGetExhibitQuery(id, {
    refetchOnMountOrArgChange: 30, // seconds
  });
  if (exhibit) return <p>{exhibit.visitors} visitors</p>;
  return <p>{isError ? 'Not available' : 'Loading…'}</p>;
}
