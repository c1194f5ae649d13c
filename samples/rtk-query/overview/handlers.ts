import {http, HttpResponse} from 'msw';

const api = 'https://marina.example/api';

/** A harbor office with three berths on each pier, that keeps a list of its requests. */
export function harborOffice() {
  const requests: string[] = [];
  let down = false;
  const berths = [1, 2, 3].map((id, index) => ({
    id,
    name: `W${id}`,
    boat: index === 0 ? 'Möwe' : (null as string | null),
  }));
  const asked = ({method, url}: Request) =>
    requests.push(
      `${method} ${new URL(url).pathname.slice('/api/'.length)}`,
    );
  let closed: Promise<void> | undefined;

  const handlers = [
    http.get(`${api}/piers/:pier/berths`, async ({request, params}) => {
      asked(request);
      await closed;
      if (down) return new HttpResponse(null, {status: 503});
      const letter = String(params.pier).charAt(0).toUpperCase();
      return HttpResponse.json(
        berths.map(({id, boat}) => ({id, name: `${letter}${id}`, boat})),
      );
    }),
    http.post<{id: string}, {boat: string}>(
      `${api}/berths/:id/reservation`,
      async ({request, params}) => {
        asked(request);
        if (down) return new HttpResponse(null, {status: 503});
        const berth = berths.find(({id}) => id === Number(params.id))!;
        berth.boat = (await request.json()).boat;
        return HttpResponse.json(berth);
      },
    ),
  ];
  return {
    handlers,
    requests,
    setDown: (now: boolean) => (down = now),
    hold() {
      let open = () => {};
      closed = new Promise((resolve) => (open = resolve));
      return open;
    },
  };
}
