import {http, HttpResponse} from 'msw';

/** The observatory's server. */
export const observatory = () => [
  http.get('https://observatory.example/api/stars/:id', ({params}) =>
    HttpResponse.json({id: params.id, magnitude: 0.03}),
  ),
];
