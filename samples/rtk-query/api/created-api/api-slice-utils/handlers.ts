import {http, HttpResponse} from 'msw';
import type {Seat} from './theatreApi';

export const house = 'https://theatre.example/api';

const seats: Seat[] = [
  {id: 'A1', section: 'stalls', price: 60, heldBy: null},
  {id: 'A2', section: 'stalls', price: 40, heldBy: 'Ines'},
  {id: 'B7', section: 'balcony', price: 25, heldBy: null},
];

/** The fake box office. `log` gets every request. */
export const boxOffice = (log: string[] = []) => [
  http.get<{id: string}>(`${house}/seats/:id`, ({params}) => {
    log.push(`GET seats/${params.id}`);
    return HttpResponse.json(seats.find(({id}) => id === params.id));
  }),
  http.get(`${house}/seats`, ({request}) => {
    const {searchParams, search} = new URL(request.url);
    log.push(`GET seats${search}`);
    return HttpResponse.json(
      seats.filter(
        ({section, price}) =>
          section === searchParams.get('section') &&
          price <= Number(searchParams.get('maxPrice')),
      ),
    );
  }),
  http.post<{id: string}>(`${house}/seats/:id/hold`, ({params}) => {
    log.push(`POST seats/${params.id}/hold`);
    return HttpResponse.json({reason: 'taken'}, {status: 409});
  }),
];
