import {http, HttpResponse} from 'msw';

const api = 'https://marina.example/api';

/** A harbor office with three berths on each pier, that keeps a list of what it was asked. */
export function harborOffice() {
  const requests: string[] = [];
  const berths = ['W1', 'W2', 'W3'].map((name, index) => ({
    id: index + 1,
    name,
    boat: index === 0 ? 'Möwe' : (null as string | null),
  }));
  const asked = ({method, url}: Request) =>
    requests.push(
      `${method} ${new URL(url).pathname.slice('/api/'.length)}`,
    );
  let closed: Promise<void> | undefined;

  const handlers = [
    http.get(`${api}/piers/:pier/berths`, async ({request}) => {
      asked(request);
      await closed;
      return HttpResponse.json(berths);
    }),
    http.post<{id: string}, {boat: string}>(
      `${api}/berths/:id/reservation`,
      async ({request, params}) => {
        asked(request);
        const berth = berths.find(({id}) => id === Number(params.id))!;
        berth.boat = (await request.json()).boat;
        return HttpResponse.json(berth);
      },
    ),
  ];
  return {
    handlers,
    requests,
    hold() {
      let open = () => {};
      closed = new Promise((resolve) => (open = resolve));
      return open;
    },
  };
}
