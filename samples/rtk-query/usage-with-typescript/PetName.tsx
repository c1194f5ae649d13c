import {usePetField} from './usePetField';

export function PetName({id}: {id: number}) {
  const {name, failed} = usePetField(id, ({currentData, isError}) => ({
    name: currentData?.name,
    failed: isError,
  }));
  return (
    <b>
      {name ?? (failed ? 'Unknown pet' : '…')}
      {name && failed && ' (not refreshed)'}
    </b>
  );
}
