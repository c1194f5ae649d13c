import {useGetExhibitQuery} from './museumApi';

export function ExhibitCard({id}: {id: number}) {
  const {currentData: exhibit} = useGetExhibitQuery(id);
  return <p>{exhibit ? exhibit.title : 'Loading…'}</p>;
}
