import {http, HttpResponse} from 'msw';

const base = 'https://museum.example/api';
const titles = ['Amber beetle', 'Bronze mirror', 'Clay tablet'];

/** The museum's server. The visitors of exhibit 2 grow with each request for it. */
export function museumServer(report: (request: string) => void) {
  let visitors = 10;
  const exhibit = (id: number) => ({
    id,
    title: titles[id - 1] ?? 'unknown',
    hall: 'north',
    visitors: id === 2 ? visitors++ : 0,
  });
  const received = ({request}: {request: Request}) =>
    report(`${request.method} ${new URL(request.url).pathname.slice(4)}`);
  return [
    http.get(`${base}/exhibits`, (info) => {
      received(info);
      return HttpResponse.json([exhibit(1), exhibit(2), exhibit(3)]);
    }),
    http.get(`${base}/exhibits/:id`, (info) => {
      received(info);
      return HttpResponse.json(exhibit(Number(info.params['id'])));
    }),
    http.get(`${base}/floor-plan`, (info) => {
      received(info);
      return HttpResponse.json('two floors');
    }),
    http.get(`${base}/queue`, (info) => {
      received(info);
      return HttpResponse.json(14);
    }),
  ];
}
