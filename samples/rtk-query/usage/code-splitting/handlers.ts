import {http, HttpResponse} from 'msw';

const api = 'https://fleet.example/api';

/** The fleet's server; it keeps a list of what it was asked. */
export function fleetServer({isBusy = true} = {}) {
  const requests: string[] = [];
  const repairs = isBusy
    ? [{id: 1, truckId: 7, task: 'Brakes of ABC 123'}]
    : [];
  const answer = (path: string, body: object | null) => {
    requests.push(path);
    return HttpResponse.json(body);
  };
  const handlers = [
    http.get(`${api}/trucks`, () =>
      answer('trucks', [
        {
          id: 7,
          plate: 'ABC 123',
          status: repairs.length ? 'in the workshop' : 'on the road',
        },
      ]),
    ),
    http.get(`${api}/repairs`, () => answer('repairs', repairs)),
    http.post(`${api}/repairs/:id/finish`, () =>
      answer('finish', repairs.pop() ?? null),
    ),
    http.post(`${api}/trucks/:id/tow`, () => answer('tow', null)),
  ];
  return {handlers, requests};
}
