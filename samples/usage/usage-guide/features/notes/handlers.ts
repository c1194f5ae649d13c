import {http, HttpResponse} from 'msw';
import type {Note} from './notesApi';

export const address = 'https://fleet.example/stations/:id/notes';

/** A server with a note for each of two stations. */
export function notesServer() {
  const notes: Record<string, Note[]> = {
    h: [{id: 'n1', text: 'Dock 3 is bent'}],
    m: [{id: 'n2', text: 'Lamp is out'}],
  };
  return [
    http.get<{id: string}>(address, ({params}) =>
      HttpResponse.json(notes[params.id]),
    ),
    http.post<{id: string}, {text: string}>(
      address,
      async ({params, request}) => {
        const {text} = await request.json();
        const note = {id: `n${text}`, text};
        notes[params.id]!.push(note);
        return HttpResponse.json(note);
      },
    ),
  ];
}
