import {http, HttpResponse} from 'msw';

/** The ferry company's server; it notes every request. */
export const ferryServer = (requests: string[] = []) => [
  http.get('https://ferry.example/api/piers/:pier/sailings', ({params}) => {
    requests.push(`list ${String(params.pier)}`);
    return HttpResponse.json([{id: 17, departs: '09:40'}]);
  }),
  http.delete('https://ferry.example/api/sailings/:id', ({params}) => {
    requests.push(`cancel ${String(params.id)}`);
    return HttpResponse.json(null);
  }),
];
