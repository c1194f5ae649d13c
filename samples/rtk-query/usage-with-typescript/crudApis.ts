import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

function makeCrudApi<Item extends {id: number}, Path extends string>(
  reducerPath: Path,
  url: string,
) {
  return createApi({
    reducerPath,
    baseQuery: fetchBaseQuery({baseUrl: 'https://clinic.example/api'}),
    tagTypes: ['Item'],
    endpoints: (build) => ({
      // The names are written out, so the hooks have names, too.
      getAll: build.query<Item[], void>({
        query: () => url,
        providesTags: ['Item'],
      }),
      save: build.mutation<Item, Item>({
        query: (body) => ({url: `${url}/${body.id}`, method: 'PUT', body}),
        invalidatesTags: ['Item'],
      }),
    }),
  });
}

interface Vet {
  id: number;
  name: string;
}

// ts: <Item, Path>
export const vetsApi = makeCrudApi<Vet, 'vetsApi'>('vetsApi', 'vets');

export const {useGetAllQuery: useVetsQuery, useSaveMutation: useSaveVet} =
  vetsApi;
