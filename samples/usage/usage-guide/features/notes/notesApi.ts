import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Note {
  id: string;
  text: string;
}

export const notesApi = createApi({
  reducerPath: 'notesApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://fleet.example/'}),
  tagTypes: ['Notes'],
  endpoints: (build) => ({
    listNotes: build.query<Note[], string>({
      query: (stationId) => `stations/${stationId}/notes`,
      providesTags: (_notes, _error, id) => [{type: 'Notes', id}],
    }),
    addNote: build.mutation<Note, {stationId: string; text: string}>({
      query: ({stationId, text}) => ({
        url: `stations/${stationId}/notes`,
        method: 'POST',
        body: {text},
      }),
      invalidatesTags: (_note, _error, {stationId: id}) => [
        {type: 'Notes', id},
      ],
    }),
  }),
});

export const {useListNotesQuery, useAddNoteMutation} = notesApi;
