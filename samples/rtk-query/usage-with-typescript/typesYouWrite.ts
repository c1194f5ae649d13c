import type {
  BaseQueryError,
  BaseQueryFn,
  TagDescription,
  TypedMutationTrigger,
  TypedUseQuery,
  TypedUseQueryHookResult,
} from '@reduxjs/toolkit/query/react';
import type {clinicApi, ClinicBaseQuery} from './clinicApi';

type GetPet = typeof clinicApi.endpoints.getPet.Types;
type RenamePet = typeof clinicApi.endpoints.renamePet.Types;

// A hook as a parameter, what it returns, and the trigger of a mutation.
export type UseGetPet = TypedUseQuery<
  GetPet['ResultType'],
  GetPet['QueryArg'],
  ClinicBaseQuery
>;
export type PetResult = TypedUseQueryHookResult<
  GetPet['ResultType'],
  GetPet['QueryArg'],
  ClinicBaseQuery
>;
export type Rename = TypedMutationTrigger<
  RenamePet['ResultType'],
  RenamePet['QueryArg'],
  ClinicBaseQuery
>;

// The error that every endpoint shares, and a tag.
export type ClinicError = BaseQueryError<ClinicBaseQuery>;
export type ClinicTag = TagDescription<GetPet['TagTypes']>;

export function usePetLabel(useGetPet: UseGetPet, id: number): string {
  const {currentData, isError}: PetResult = useGetPet(id);
  return currentData?.name ?? (isError ? 'Unknown pet' : 'Loading…');
}

/** A base query like the clinic's that also takes a ward. */
export type WardBaseQuery = BaseQueryFn<
  {url: string; ward: string},
  unknown,
  ClinicError
>;
