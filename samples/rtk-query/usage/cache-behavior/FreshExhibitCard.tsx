import {useGetExhibitQuery} from './museumApi';

export function FreshExhibitCard({id}: {id: number}) {
  const {data: exhibit} = useGetExhibitQuery(id, {
    refetchOnMountOrArgChange: 30, // seconds
  });
  return <p>{exhibit ? `${exhibit.visitors} visitors` : 'Loading…'}</p>;
}
