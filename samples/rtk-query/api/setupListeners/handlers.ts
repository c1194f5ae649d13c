import {http, HttpResponse} from 'msw';

export const lifts = (log: string[]) =>
  http.get('https://ski.example/api/lifts/:valley', ({params}) => {
    log.push(String(params.valley));
    return HttpResponse.json([{name: 'Ridge', open: log.length > 1}]);
  });
