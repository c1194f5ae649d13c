/* eslint-disable @typescript-eslint/no-explicit-any -- matches every API slice, whatever its other types are */
// #region types
import type {Api, ResultTypeFrom} from '@reduxjs/toolkit/query/react';
import type {clinicApi} from './clinicApi';

// From an endpoint:
type GetPets = typeof clinicApi.endpoints.getPets.Types;
export type PetList = GetPets['ResultType']; // Pet[]
export type PetFilter = GetPets['QueryArg']; // Filter | void

// From an endpoint's definition:
type DefinitionsOf<A> =
  A extends Api<any, infer Definitions, any, any> ? Definitions : never;
export type ClinicDefinitions = DefinitionsOf<typeof clinicApi>;
export type OnePet = ResultTypeFrom<ClinicDefinitions['getPet']>; // Pet
// #endregion
