import {skipToken, type SkipToken} from '@reduxjs/toolkit/query/react';
import {useGetPetQuery} from './clinicApi';
import {describeError} from './describeError';

/** A wrapper that lets its caller skip. */
export function usePet(id: number | SkipToken) {
  const {currentData, isError, error} = useGetPetQuery(id);
  return {pet: currentData, problem: isError && describeError(error)};
}

export function OptionalPet({id}: {id: number | undefined}) {
  const {pet, problem} = usePet(id ?? skipToken);

  if (id === undefined) return <p>No pet selected</p>;
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      {(pet || !problem) && <p>{pet?.name ?? '…'}</p>}
    </>
  );
}
