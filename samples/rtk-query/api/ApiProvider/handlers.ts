import {http, HttpResponse} from 'msw';

export const tides = (log: string[] = []) =>
  http.get('https://harbor.example/api/tides/:harbor', ({params}) => {
    log.push(String(params.harbor));
    return HttpResponse.json([
      {time: '04:12', meters: 6.1},
      {time: '10:31', meters: 1.4},
    ]);
  });
