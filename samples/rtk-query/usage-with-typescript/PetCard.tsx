import {useGetPetQuery} from './clinicApi';
import {describeError} from './describeError';

export function PetCard({id}: {id: number}) {
  const {currentData: pet, isError, error} = useGetPetQuery(id);

  return (
    <>
      {/* ts: Where `isError` is true, `error` is not undefined. */}
      {isError && <p role="alert">{describeError(error)}</p>}
      {!pet && !isError && <p>Loading…</p>}
      {pet && <p>{pet.name}</p>}
    </>
  );
}
