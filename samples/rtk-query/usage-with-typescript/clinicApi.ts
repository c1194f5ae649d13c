// #region generics
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Pet {
  id: number;
  name: string;
  species: 'cat' | 'dog' | 'rabbit';
}

export interface Visit {
  id: number;
  reason: string;
}

interface Filter {
  species?: Pet['species'];
}

export const clinicApi = createApi({
  reducerPath: 'clinicApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://clinic.example/api'}),
  tagTypes: ['Pet'],
  endpoints: (build) => ({
    // ts: <Result, Argument>
    getPet: build.query<Pet, number>({
      query: (id) => `pets/${id}`,
      providesTags: (pet, error, id) => [{type: 'Pet', id}],
    }),
    // Callers may leave the filter out.
    // ts: That is what `| void` says.
    getPets: build.query<Pet[], Filter | void>({
      query: (filter) => ({url: 'pets', params: {...filter}}),
      providesTags: (pets) =>
        (pets ?? []).map(({id}) => ({type: 'Pet' as const, id})),
    }),
    renamePet: build.mutation<Pet, Pick<Pet, 'id' | 'name'>>({
      query: ({id, name}) => ({
        url: `pets/${id}`,
        method: 'PATCH',
        body: {name},
      }),
      invalidatesTags: (pet, error, {id}) => [{type: 'Pet', id}],
    }),
    // ts: <Page, Argument, PageParam>
    getVisits: build.infiniteQuery<Visit[], number, number>({
      query: ({queryArg: petId, pageParam}) =>
        `pets/${petId}/visits?page=${pageParam}`,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (lastPage, pages, lastPageParam) =>
          lastPage.length > 0 ? lastPageParam + 1 : undefined,
      },
    }),
  }),
});

export const {
  useGetPetQuery,
  useGetPetsQuery,
  useRenamePetMutation,
  useGetVisitsInfiniteQuery,
} = clinicApi;
// #endregion

// #region baseQueryType
// ts: The base query's type, for wrappers and shared callbacks.
export type ClinicBaseQuery =
  typeof clinicApi.endpoints.getPet.Types.BaseQuery;
// #endregion
