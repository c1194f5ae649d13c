import {http, HttpResponse} from 'msw';

/** The observatory's server: Vega, and other stars that are darker. */
export const observatory = () => [
  http.get('https://observatory.example/api/stars/:id', ({params: {id}}) =>
    HttpResponse.json({id, magnitude: id === 'vega' ? 0.03 : 1.25}),
  ),
];
