import {http, HttpResponse} from 'msw';
import type {Setlist} from './setlistsApi';

const base = 'https://setlists.example/api';

/** The fan page's server. `refuse` makes the next change fail with 500. */
export function setlistServer() {
  const setlists: Setlist[] = ['Opening night', 'Harbor stage'].map(
    (name, index) => ({
      id: index + 1,
      name,
      songs: ['Tide', 'Ember', 'Late train'],
      likes: 0,
      version: 1,
    }),
  );
  const requests: string[] = [];
  const state = {setlists, requests, refuse: false};
  const received = ({request}: {request: Request}) =>
    requests.push(
      `${request.method} ${new URL(request.url).pathname.slice(4)}`,
    );
  const refused = () => {
    const refuse = state.refuse;
    state.refuse = false;
    return refuse;
  };
  const find = (id: unknown) =>
    setlists.find((setlist) => setlist.id === Number(id));

  const handlers = [
    http.get(`${base}/setlists/:id`, (info) => {
      received(info);
      return HttpResponse.json(find(info.params['id']));
    }),
    http.get(`${base}/tours/:tour`, (info) => {
      received(info);
      return HttpResponse.json(setlists);
    }),
    http.post<never, {name: string}>(
      `${base}/tours/:tour`,
      async (info) => {
        received(info);
        if (refused()) return new HttpResponse(null, {status: 500});
        const {name} = await info.request.json();
        const setlist = {id: 70, name, songs: [], likes: 0, version: 1};
        setlists.push(setlist);
        return HttpResponse.json(setlist);
      },
    ),
    http.patch<{id: string}, Partial<Setlist>>(
      `${base}/setlists/:id`,
      async (info) => {
        received(info);
        const change = await info.request.json();
        const setlist = find(info.params.id);
        if (refused() || !setlist)
          return new HttpResponse(null, {status: 500});
        Object.assign(setlist, change, {version: setlist.version + 1});
        return HttpResponse.json(setlist);
      },
    ),
  ];
  return Object.assign(state, {handlers});
}
