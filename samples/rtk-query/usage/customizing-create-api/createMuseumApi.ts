import {
  buildCreateApi,
  coreModule,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import {staleModule} from './staleModule';

// The core comes first: it creates the endpoints.
export const createMuseumApi = buildCreateApi(
  coreModule(),
  reactHooksModule(),
  staleModule(),
);
