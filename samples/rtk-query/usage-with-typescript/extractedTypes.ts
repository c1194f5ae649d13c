// #region types
import type {
  DefinitionsFromApi,
  ResultTypeFrom,
} from '@reduxjs/toolkit/query/react';
import type {clinicApi} from './clinicApi';

// From an endpoint:
type GetPets = typeof clinicApi.endpoints.getPets.Types;
export type PetList = GetPets['ResultType']; // Pet[]
export type PetFilter = GetPets['QueryArg']; // Filter | void

// From an endpoint's definition:
export type ClinicDefinitions = DefinitionsFromApi<typeof clinicApi>;
export type OnePet = ResultTypeFrom<ClinicDefinitions['getPet']>; // Pet
// #endregion
