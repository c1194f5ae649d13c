import type {
  DefinitionsFromApi,
  OverrideResultType,
} from '@reduxjs/toolkit/query';
import {generatedApi, type CraneDto} from './generatedApi';

export interface Crane {
  id: string;
  inspectedAt: number;
}

type Definitions = DefinitionsFromApi<typeof generatedApi>;

export type DatedDefinitions = Omit<Definitions, 'getCrane'> & {
  getCrane: OverrideResultType<Definitions['getCrane'], Crane>;
};

export const datedCraneApi = generatedApi.enhanceEndpoints<
  never,
  DatedDefinitions
>({
  endpoints: {
    getCrane: {
      transformResponse: ({id, inspectedOn}: CraneDto) => ({
        id,
        inspectedAt: Date.parse(inspectedOn),
      }),
    },
  },
});
