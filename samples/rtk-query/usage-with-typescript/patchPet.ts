import type {TypedMutationOnQueryStarted} from '@reduxjs/toolkit/query';
import {clinicApi, type ClinicBaseQuery, type Pet} from './clinicApi';

export type PetChange = Pick<Pet, 'id'> & Partial<Pet>;

/** Shows a change at once, and takes it back if the server refuses. */
export const patchPet: TypedMutationOnQueryStarted<
  Pet,
  PetChange,
  ClinicBaseQuery,
  'clinicApi'
> = async ({id, ...changes}, {dispatch, queryFulfilled}) => {
  const patch = dispatch(
    clinicApi.util.updateQueryData('getPet', id, (pet) => {
      Object.assign(pet, changes);
    }),
  );
  try {
    await queryFulfilled;
  } catch {
    patch.undo();
  }
};
