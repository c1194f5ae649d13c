import type {TypedMutationOnQueryStarted} from '@reduxjs/toolkit/query';
import {clinicApi, type ClinicBaseQuery, type Pet} from './clinicApi';

export type PetChange = Pick<Pet, 'id'> & Partial<Pet>;

/** Shows a change before the response, and takes it back on failure. */
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
    // Without patches nothing was changed: the entry had no data.
    if (patch.patches.length > 0) patch.undo();
  }
};
