import {http, HttpResponse} from 'msw';

/** Two stations; renting takes a bike away. */
export function bikeServer() {
  const requests: string[] = [];
  const bikes = new Map([
    [4, 9],
    [5, 3],
  ]);
  const note = (request: Request) => {
    const {pathname, search} = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
  };
  const station = (id: number) => ({
    id,
    name: `Station ${id}`,
    bikes: bikes.get(id) ?? 0,
  });
  const root = 'https://bikes.example/api';
  return {
    requests,
    handlers: [
      http.get(`${root}/stations`, ({request}) => {
        note(request);
        const page = new URL(request.url).searchParams.get('page');
        const all = [...bikes.keys()].map(station);
        return HttpResponse.json(
          page ? all.slice(Number(page) - 1, Number(page)) : all,
        );
      }),
      http.get(`${root}/stations/:id`, ({request, params}) => {
        note(request);
        return HttpResponse.json(station(Number(params.id)));
      }),
      http.post(`${root}/stations/:id/rentals`, ({request, params}) => {
        note(request);
        const id = Number(params.id);
        bikes.set(id, (bikes.get(id) ?? 1) - 1);
        return new HttpResponse(null, {status: 204});
      }),
      http.post(`${root}/bikes/search`, async ({request}) => {
        note(request);
        const filter = (await request.clone().json()) as {kind: string};
        return HttpResponse.json([{id: 'b1', kind: filter.kind}]);
      }),
    ],
  };
}
