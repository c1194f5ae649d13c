import {cityApi} from './cityApi';

// As a code generator writes it: no tags, dates as strings.
export interface CraneDto {
  id: string;
  inspectedOn: string;
}

export const generatedApi = cityApi.injectEndpoints({
  endpoints: (build) => ({
    getCrane: build.query<CraneDto, string>({
      query: (id) => `cranes/${id}`,
    }),
    inspectCrane: build.mutation<CraneDto, string>({
      query: (id) => ({url: `cranes/${id}/inspect`, method: 'POST'}),
    }),
  }),
});
