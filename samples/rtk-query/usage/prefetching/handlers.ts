import {http, HttpResponse} from 'msw';

const api = 'https://gallery.example/api';

/** A museum's server that keeps a list of its requests. */
export function galleryServer() {
  const requests: string[] = [];
  let closed: Promise<void> | undefined;
  let failing = false;
  const noted = async (path: string, body: object) => {
    requests.push(path);
    await closed;
    return failing
      ? HttpResponse.json('closed', {status: 503})
      : HttpResponse.json(body);
  };
  const handlers = [
    http.get(`${api}/artworks`, ({request}) => {
      const {search, searchParams} = new URL(request.url);
      const page = Number(searchParams.get('page'));
      const artworks = [{id: 20 + page, title: `Artwork ${20 + page}`}];
      return noted(`artworks${search}`, {artworks, pageCount: 3});
    }),
    http.get(`${api}/artworks/:id`, ({params}) =>
      noted(`artworks/${params.id}`, {
        id: Number(params.id),
        title: params.id === '22' ? 'Two bakers' : 'Harbor at dawn',
        painter: 'Ida Lund',
      }),
    ),
  ];
  return {
    handlers,
    requests,
    /** Responds to nothing until the returned function is called. */
    hold() {
      let open = () => {};
      closed = new Promise((resolve) => (open = resolve));
      return open;
    },
    setFailing: (now: boolean) => (failing = now),
  };
}
