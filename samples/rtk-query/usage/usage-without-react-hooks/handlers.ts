import {http, HttpResponse} from 'msw';

const api = 'https://air.example/api';
const dust: Record<string, number> = {harbor: 12, airport: 31, park: 5};

/** A network of air quality stations that notes what it was asked. */
export function airServer() {
  const requests: string[] = [];
  let closed: Promise<void> | undefined;
  let failing = false;
  const answer = async (request: Request, body: () => object | string) => {
    const {pathname} = new URL(request.url);
    requests.push(`${request.method} ${pathname.replace('/api/', '')}`);
    await closed;
    return failing
      ? HttpResponse.json('maintenance', {status: 503})
      : HttpResponse.json(body());
  };
  const handlers = [
    http.get(`${api}/stations`, ({request}) =>
      answer(request, () => Object.keys(dust)),
    ),
    http.get(`${api}/stations/:station/reading`, ({request, params}) =>
      answer(request, () => ({
        station: String(params.station),
        pm25: dust[String(params.station)] ?? 0,
      })),
    ),
    http.get(`${api}/advice`, ({request}) =>
      answer(request, () => 'Close the windows.'),
    ),
    http.post<never, object>(`${api}/reports`, async ({request}) => {
      const body = await request.clone().json();
      return answer(request, () => body);
    }),
  ];
  return {
    handlers,
    requests,
    /** Answers nothing until the returned function is called. */
    hold() {
      let open = () => {};
      closed = new Promise((resolve) => (open = resolve));
      return open;
    },
    setFailing: (now: boolean) => (failing = now),
  };
}
