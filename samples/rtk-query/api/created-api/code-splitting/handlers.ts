import {http, HttpResponse} from 'msw';

const city = 'https://city.example/api';

/** The fake city hall. `log` gets every request. */
export function cityHall(log: string[] = []) {
  let status = 'filed';
  return [
    http.get(`${city}/permits/:id`, ({params}) => {
      log.push(`GET permits/${params.id}`);
      return HttpResponse.json({id: params.id, status});
    }),
    http.post(`${city}/permits/:id/approve`, ({params}) => {
      log.push(`POST permits/${params.id}/approve`);
      status = 'approved';
      return HttpResponse.json({id: params.id, status});
    }),
    http.get(`${city}/permits/:id/visits`, ({params}) => {
      log.push(`GET permits/${params.id}/visits`);
      return HttpResponse.json([{permit: params.id, day: 'Monday'}]);
    }),
    http.get(`${city}/cranes/:id`, ({params}) => {
      log.push(`GET cranes/${params.id}`);
      return HttpResponse.json({
        id: params.id,
        inspectedOn: '2025-03-14T00:00:00Z',
      });
    }),
    http.post(`${city}/cranes/:id/inspect`, ({params}) => {
      log.push(`POST cranes/${params.id}/inspect`);
      return HttpResponse.json(null);
    }),
  ];
}
