import type {TypedMutationOnQueryStarted} from '@reduxjs/toolkit/query';
import {clinicApi, type ClinicBaseQuery, type Pet} from './clinicApi';

export type PetChange = Pick<Pet, 'id'> & Partial<Pet>;

/** Shows a change before the response, and takes it back on failure. */
export const patchPet: TypedMutationOnQueryStarted<
  Pet,
  PetChange,
  ClinicBaseQuery,
  'clinicApi'
> = async ({id, ...changes}, {dispatch, getState, queryFulfilled}) => {
  const patch = dispatch(
    clinicApi.util.updateQueryData('getPet', id, (pet) => {
      Object.assign(pet, changes);
    }),
  );
  try {
    await queryFulfilled;
  } catch {
    // Without data, as after a reset, there is nothing to restore.
    const {getPet} = clinicApi.endpoints;
    if (getPet.select(id)(getState()).data) patch.undo();
  }
};
