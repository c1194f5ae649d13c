import {type Quake, quakesApi} from './quakesApi';

export interface QuakePage {
  quakes: Quake[];
  page: number;
  pageCount: number;
}

export const numberedPages = quakesApi.injectEndpoints({
  endpoints: (build) => ({
    quakePage: build.query<QuakePage, number>({
      query: (page) => `quakes?page=${page}`,
      providesTags: (result) => [
        {type: 'Quake', id: 'LIST'},
        ...(result?.quakes ?? []).map(({id}) => ({
          type: 'Quake' as const,
          id,
        })),
      ],
    }),
  }),
});

export const {useQuakePageQuery, usePrefetch} = numberedPages;
