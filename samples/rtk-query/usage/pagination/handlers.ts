import {http, HttpResponse} from 'msw';

const size = 2;
const api = 'https://quakes.example/api';

/** A seismological server with five quakes, newest first, that keeps a list of its requests. */
export function quakeServer() {
  const requests: string[] = [];
  const places = ['Kos', 'Naxos', 'Samos', 'Chios', 'Milos'];
  let quakes = places.map((place, index) => ({
    id: 105 - index,
    place,
    magnitude: 3 + index / 10,
  }));
  let closed: Promise<void> | undefined;
  let failing: string[] = [];

  async function asked(request: Request) {
    const {pathname, search} = new URL(request.url);
    const path = `${pathname.slice('/api/'.length)}${search}`;
    requests.push(request.method === 'GET' ? path : request.method);
    await closed;
    return failing.includes(path)
      ? HttpResponse.json('out of order', {status: 503})
      : undefined;
  }

  const numbered = async ({request}: {request: Request}) => {
    const failure = await asked(request);
    const page = Number(new URL(request.url).searchParams.get('page'));
    const pageCount = Math.ceil(quakes.length / size);
    const rows = quakes.slice((page - 1) * size, page * size);
    return failure ?? HttpResponse.json({quakes: rows, page, pageCount});
  };

  const handlers = [
    http.get(`${api}/quakes`, numbered),
    http.get(`${api}/regions/:region/quakes`, numbered),
    http.post<never, {place: string; magnitude: number}>(
      `${api}/quakes`,
      async ({request}) => {
        await asked(request);
        const quake = {id: quakes[0]!.id + 1, ...(await request.json())};
        quakes = [quake, ...quakes];
        return HttpResponse.json(quake);
      },
    ),
    http.get(`${api}/timeline`, async ({request}) => {
      const failure = await asked(request);
      if (failure) return failure;
      const query = new URL(request.url).searchParams;
      const place = (name: string) =>
        quakes.findIndex(({id}) => id === Number(query.get(name)));
      const start = query.has('around')
        ? place('around')
        : query.has('olderThan')
          ? place('olderThan') + 1
          : Math.max(0, place('newerThan') - size);
      const end = query.has('newerThan')
        ? place('newerThan')
        : start + size;
      const rows = quakes.slice(start, end);
      return HttpResponse.json({
        quakes: rows,
        newer: start > 0 ? rows[0]!.id : null,
        older: end < quakes.length ? rows.at(-1)!.id : null,
      });
    }),
  ];

  return {
    handlers,
    requests,
    /** Takes the requests since the last call. */
    taken: () => requests.splice(0),
    /** Responds to nothing until the returned function is called. */
    hold() {
      let open = () => {};
      closed = new Promise((resolve) => (open = resolve));
      return open;
    },
    fail: (...paths: string[]) => (failing = paths),
    keep: (count: number) => (quakes = quakes.slice(0, count)),
  };
}
