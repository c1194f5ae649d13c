import {http, HttpResponse} from 'msw';

export const handlers = [
  http.get('https://greenhouse.example/api/beds/:bed/reading', ({params}) =>
    HttpResponse.json({
      bed: params.bed,
      celsius: params.bed === 'fern' ? 21 : 33,
    }),
  ),
  http.post('https://greenhouse.example/api/beds/:bed/window', () =>
    HttpResponse.json(null),
  ),
  http.get('https://greenhouse.example/api/readings', () =>
    HttpResponse.json([
      {bed: 'fern', celsius: 21},
      {bed: 'cactus', celsius: 33},
    ]),
  ),
  http.get('https://weather.example/tonight', () =>
    HttpResponse.json({low: 4}),
  ),
];
