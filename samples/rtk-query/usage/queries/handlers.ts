import {http, HttpResponse} from 'msw';

const archive = 'https://archive.example/api';

export const films = [
  {id: 'f1', title: 'Faust', year: 1926, restoredOn: '2006-02-10'},
  {id: 'f2', title: 'Sunrise', year: 1927, restoredOn: '2008-09-23'},
  {id: 'f3', title: 'Vampyr', year: 1932, restoredOn: '1998-11-02'},
];

/** A film archive whose requests can be counted, held and refused. */
export function fakeArchive() {
  const requests: string[] = [];
  let waiting: Promise<void> | undefined;
  let failing = false;

  async function answer(request: Request, body: () => unknown) {
    const {pathname, search} = new URL(request.url);
    requests.push(pathname.replace('/api/', '') + search);
    await waiting;
    if (failing) return HttpResponse.json('closed', {status: 500});
    const found = body();
    return found === undefined
      ? HttpResponse.json('unknown film', {status: 404})
      : HttpResponse.json(found);
  }

  return {
    requests,
    fail: (value: boolean) => void (failing = value),
    /** Keeps every answer back until the returned function is called. */
    hold() {
      let release = () => {};
      waiting = new Promise((resolve) => (release = resolve));
      return () => {
        waiting = undefined;
        release();
      };
    },
    handlers: [
      http.get(`${archive}/films`, ({request}) =>
        answer(request, () => films),
      ),
      http.get(`${archive}/films/search`, ({request}) =>
        answer(request, () => ({total: 2, items: films.slice(0, 2)})),
      ),
      http.get<{id: string}>(
        `${archive}/films/:id`,
        ({request, params: {id}}) =>
          answer(request, () =>
            id === 'f9'
              ? {...films[1], id, year: '1927'}
              : films.find((film) => film.id === id),
          ),
      ),
    ],
  };
}
