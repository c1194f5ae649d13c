import {useGetPetQuery} from './clinicApi';
import {describeError} from './describeError';

export function PetCard({id}: {id: number}) {
  const {data: pet, isSuccess, isError, error} = useGetPetQuery(id);

  if (isError) return <p role="alert">{describeError(error)}</p>;
  if (!isSuccess) return <p>Loading…</p>;
  // `pet` is a Pet here, not Pet | undefined.
  return <p>{pet.name}</p>;
}
