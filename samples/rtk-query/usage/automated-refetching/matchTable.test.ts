import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';
import {expect, test} from 'vitest';
import {record} from '../../../testing/recordOutput';
import {server} from '../../../testing/server';

const provided = {
  bare: 'Invoice',
  number: {type: 'Invoice', id: 1},
  text: {type: 'Invoice', id: '1'},
  list: {type: 'Invoice', id: 'LIST'},
  zero: {type: 'Invoice', id: 0},
  empty: {type: 'Invoice', id: ''},
  other: 'Customer',
} as const;

type Name = keyof typeof provided;
const names = Object.keys(provided) as Name[];

const api = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://invoices.example'}),
  tagTypes: ['Invoice', 'Customer'],
  endpoints: (build) => ({
    get: build.query<Name, Name>({
      query: (name) => name,
      providesTags: (name) => [name && provided[name], null, undefined],
    }),
  }),
});

/** Invalidates one tag while all entries are subscribed; the names that were requested again. */
async function requestedAgain(
  tag: (typeof provided)[Name] | {type: 'Invoice'},
) {
  const requests: string[] = [];
  server.use(
    http.get('https://invoices.example/:name', ({params}) => {
      requests.push(String(params['name']));
      return HttpResponse.json(params['name']);
    }),
  );
  const store = configureStore({
    reducer: {[api.reducerPath]: api.reducer},
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await Promise.all(
    names.map((name) => store.dispatch(api.endpoints.get.initiate(name))),
  );
  requests.length = 0;
  store.dispatch(api.util.invalidateTags([tag, null, undefined]));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return names.filter((name) => requests.includes(name));
}

const everyInvoice: Name[] = [
  'bare',
  'number',
  'text',
  'list',
  'zero',
  'empty',
];

test.each([
  ['the bare type', 'Invoice', everyInvoice],
  ['an object without id', {type: 'Invoice'}, everyInvoice],
  ['a number', provided.number, ['number', 'text']],
  ['the same number as text', provided.text, ['number', 'text']],
  ['the list', provided.list, ['list']],
  ['zero', provided.zero, ['zero']],
  ['an empty text', provided.empty, ['empty']],
  ['another type', 'Customer', ['other']],
] as const)('invalidating %s', async (_label, tag, expected) => {
  expect(await requestedAgain(tag)).toEqual(expected);
});

test('the table of the page', async () => {
  const columns = ['bare', 'number', 'text', 'list', 'zero'] as const;
  const widths = [11, 6, 6, 8, 11];
  const heads = ['type', 'id 1', "id '1'", "id 'LIST'", 'id 0'];
  const row = (label: string, cells: string[]) =>
    [label, ...cells]
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('');
  const lines = [row('', heads)];
  for (const [index, column] of columns.entries()) {
    const again = await requestedAgain(provided[column]);
    const cells = columns.map((name) =>
      again.includes(name) ? 'yes' : '–',
    );
    lines.push(row(heads[index] ?? '', cells));
  }
  await record(
    './matchTable.output.txt',
    lines.map((line) => line.trimEnd()).join('\n'),
  );
});
