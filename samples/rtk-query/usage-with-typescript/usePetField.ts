import type {TypedQueryStateSelector} from '@reduxjs/toolkit/query/react';
import {useGetPetQuery, type ClinicBaseQuery, type Pet} from './clinicApi';

export function usePetField<Selected extends Record<string, unknown>>(
  id: number,
  selectFromResult: TypedQueryStateSelector<
    Pet,
    number,
    ClinicBaseQuery,
    Selected
  >,
) {
  return useGetPetQuery(id, {selectFromResult, refetchOnFocus: true});
}
