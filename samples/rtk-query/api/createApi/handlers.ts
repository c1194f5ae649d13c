import {
  configureStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import {http, HttpResponse} from 'msw';

const at = 'https://library.example/api';

const reading = [
  http.get(`${at}/books/:id/waiting`, () => HttpResponse.json(['R-12'])),
  http.get(`${at}/members/R-77`, () =>
    HttpResponse.json({
      card: 'R-77',
      name: 'Ines',
      joined: '2021-09-30',
      shoeSize: 39,
    }),
  ),
  http.get(`${at}/members/R-78`, () =>
    HttpResponse.json({card: 'R-78', joined: '2022-01-04'}),
  ),
];

/** A small library: one book, and the loans of one card. */
export function libraryServer() {
  const loans = new Map<
    number,
    {id: number; bookId: number; dueOn: string}
  >();
  const requests: string[] = [];
  const count = ({request}: {request: Request}) => {
    requests.push(`${request.method} ${request.url.slice(at.length)}`);
  };
  const handlers = [
    http.get(`${at}/books`, (info) => {
      count(info);
      const onLoan = loans.size > 0;
      return HttpResponse.json({
        items: [{id: 12, title: 'The Tide Tables', onLoan}],
      });
    }),
    http.get(`${at}/cards/:card/loans`, (info) => {
      count(info);
      return HttpResponse.json([...loans.values()]);
    }),
    http.post<never, {bookId: number}>(`${at}/loans`, async (info) => {
      count(info);
      const {bookId} = await info.request.json();
      const loan = {id: 501, bookId, dueOn: '2026-05-02'};
      loans.set(loan.id, loan);
      return HttpResponse.json(loan);
    }),
    http.delete(`${at}/loans/:id`, (info) => {
      count(info);
      loans.delete(Number(info.params.id));
      return new HttpResponse(null, {status: 204});
    }),
  ];
  return {handlers: [...handlers, ...reading], requests};
}

/** A new store for an api slice with the default `reducerPath`. */
export function storeFor<State>(api: {
  reducer: Reducer<State>;
  middleware: Middleware;
}) {
  return configureStore({
    reducer: {api: api.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
}
