import {configureStore} from '@reduxjs/toolkit';
import type {TagDescription} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';
import {reservationsApi} from './reservationsApi';

const at = 'https://library.example/api';
type Tag = TagDescription<'Reservation' | 'Desk'> | null | undefined;

async function open() {
  const requests: string[] = [];
  const reply = (path: string, data: object | number | string) =>
    http.get(`${at}/${path}`, () => {
      requests.push(path);
      return HttpResponse.json(data);
    });
  server.use(
    reply('reservations/count', 2),
    reply('cards/R-77/reservations', [
      {id: 7, bookId: 12},
      {id: 0, bookId: 13},
    ]),
    reply('reservations/7', {id: 7, bookId: 12}),
    reply('desk', '9 to 5'),
  );
  const store = configureStore({
    reducer: {[reservationsApi.reducerPath]: reservationsApi.reducer},
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(reservationsApi.middleware),
  });
  const {endpoints, util} = reservationsApi;
  const {countReservations, listReservations, reservation, deskHours} =
    endpoints;
  await Promise.all([
    store.dispatch(countReservations.initiate()),
    store.dispatch(listReservations.initiate('R-77')),
    store.dispatch(reservation.initiate(7)),
    store.dispatch(deskHours.initiate()),
  ]);
  const settle = async () => {
    await Promise.all(store.dispatch(util.getRunningQueriesThunk()));
    return requests.splice(0).sort();
  };
  await settle();
  return {store, settle};
}

const names: Record<string, string> = {
  'reservations/count': '`countReservations`',
  'cards/R-77/reservations': '`listReservations`',
  'reservations/7': '`reservation(7)`',
  desk: '`deskHours`',
};

test('which entries a tag reaches', async () => {
  const {store, settle} = await open();
  const rows: [string, Tag][] = [
    ["'Reservation'", 'Reservation'],
    ["{type: 'Reservation'}", {type: 'Reservation'}],
    ["{type: 'Reservation', id: 7}", {type: 'Reservation', id: 7}],
    ["{type: 'Reservation', id: '7'}", {type: 'Reservation', id: '7'}],
    ["{type: 'Reservation', id: 0}", {type: 'Reservation', id: 0}],
    [
      "{type: 'Reservation', id: 'list of R-77'}",
      {type: 'Reservation', id: 'list of R-77'},
    ],
    ["'Desk'", 'Desk'],
    ['`null`, `undefined`'.replaceAll('`', ''), null],
  ];
  const lines = [
    ['Invalidated tag', 'Refetched'],
    ['---', '---'],
  ];
  for (const [text, tag] of rows) {
    store.dispatch(reservationsApi.util.invalidateTags([tag, undefined]));
    const refetched = await settle();
    const cell = Object.keys(names)
      .filter((path) => refetched.includes(path))
      .map((path) => names[path]!);
    lines.push([`\`${text}\``, cell.join(', ') || 'nothing']);
  }
  await record(
    './reservations.output.md',
    lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  );
});

test.each([
  [200, ['cards/R-77/reservations', 'reservations/7']],
  [409, []],
])('a mutation with status %i', async (status, refetched) => {
  const {store, settle} = await open();
  server.use(
    http.post(`${at}/reservations/7/move`, () =>
      HttpResponse.json({id: 7, bookId: 12}, {status}),
    ),
  );
  await store.dispatch(
    reservationsApi.endpoints.moveReservation.initiate(7),
  );
  expect(await settle()).toEqual(refetched);
});
