import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Setlist {
  id: number;
  name: string;
  songs: string[];
  likes: number;
  version: number; // the server adds one with each change
  draftId?: string; // only in rows that are not saved yet
}

export const setlistsApi = createApi({
  reducerPath: 'setlistsApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://setlists.example/api'}),
  tagTypes: ['Setlist'],
  endpoints: (build) => ({
    getSetlist: build.query<Setlist, number>({
      query: (id) => `setlists/${id}`,
      providesTags: (_result, _error, id) => [{type: 'Setlist', id}],
    }),
    getTour: build.query<Setlist[], string>({
      query: (tour) => `tours/${tour}`,
      providesTags: (_result, _error, tour) => [
        {type: 'Setlist', id: `tour ${tour}`},
      ],
    }),
  }),
});

export const {useGetSetlistQuery} = setlistsApi;
