import {filmsApi, type Film} from './filmsApi';

export interface Search {
  title: string;
  from?: number;
}

interface SearchResponse {
  total: number;
  items: Film[];
}

export const searchApi = filmsApi.injectEndpoints({
  endpoints: (build) => ({
    searchFilms: build.query<Film[], Search>({
      // An object instead of a string: URL, query string, method, body.
      query: ({title, from}) => ({
        url: 'films/search',
        params: {title, from},
      }),
      // What the server sends is not what the components need.
      transformResponse: (response: SearchResponse) => response.items,
      // A failure, or no hits: then `LIST` is the only tag.
      providesTags: (films) => [
        {type: 'Film', id: 'LIST'},
        ...(films ?? []).map(({id}) => ({type: 'Film' as const, id})),
      ],
      // Seconds after the last component lets go of a result.
      keepUnusedDataFor: 10,
    }),
  }),
});

export const {useSearchFilmsQuery, useLazySearchFilmsQuery} = searchApi;
