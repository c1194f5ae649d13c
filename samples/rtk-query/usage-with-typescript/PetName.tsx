import {usePetField} from './usePetField';

export function PetName({id}: {id: number}) {
  const {name} = usePetField(id, ({data}) => ({name: data?.name}));
  return <b>{name ?? '…'}</b>;
}
