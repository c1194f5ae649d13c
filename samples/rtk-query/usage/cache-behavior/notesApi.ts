import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

interface Note {
  id: number;
  text: string;
}

export const notesApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://museum.example/api'}),
  endpoints: (build) => ({
    getNotes: build.query<Note[], {hall: string; after: number}>({
      query: ({hall, after}) => `halls/${hall}/notes?after=${after}`,
      // One entry for each hall: `after` is no part of the key.
      serializeQueryArgs: ({queryArgs}) => ({hall: queryArgs.hall}),
      // A new `after` must send a request although the entry has data.
      forceRefetch: ({currentArg, previousArg}) =>
        currentArg?.after !== previousArg?.after,
      // Called if the entry has data. Change the draft or return.
      merge: (notes, loaded) => {
        for (const note of loaded) {
          const place = notes.findIndex(({id}) => id === note.id);
          if (place === -1) notes.push(note);
          else notes[place] = note; // loaded before
        }
      },
    }),
  }),
});
