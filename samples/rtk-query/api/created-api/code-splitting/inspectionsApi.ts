import {cityApi} from './cityApi';

export interface Visit {
  permit: string;
  day: string;
}

export const inspectionsApi = cityApi.injectEndpoints({
  endpoints: (build) => ({
    getVisits: build.query<Visit[], string>({
      query: (permit) => `permits/${permit}/visits`,
    }),
  }),
});

export const {useGetVisitsQuery} = inspectionsApi;
