import {createApi, fakeBaseQuery} from '@reduxjs/toolkit/query';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../../testing/captureConsole';
import {runAs} from '../../../../testing/runAs';

const api = createApi({
  baseQuery: fakeBaseQuery(),
  tagTypes: ['Seat'],
  endpoints: (build) => ({
    getSeat: build.query<{id: string}, string>({
      queryFn: (id) => ({data: {id}}),
      providesTags: (seat) => [{type: 'Seat', id: seat!.id.trim()}],
    }),
    holdSeat: build.mutation<null, string>({queryFn: () => ({data: null})}),
  }),
});
const {upsertQueryEntries} = api.util;
const entriesOf = (action: {payload: unknown[]}) => action.payload.length;

const mutation = () =>
  // @ts-expect-error holdSeat is a mutation
  upsertQueryEntries([{endpointName: 'holdSeat', arg: 'A1', value: null}]);
const promise = () =>
  upsertQueryEntries([
    {
      endpointName: 'getSeat',
      arg: 'A1',
      // @ts-expect-error a promise is not a seat
      value: Object.assign(Promise.resolve({id: 'A1'}), {
        id: 'A1',
      }) as Promise<unknown>,
    },
  ]);
const throwing = () =>
  upsertQueryEntries([
    {
      endpointName: 'getSeat',
      arg: 'A1',
      // @ts-expect-error the id is missing, so providesTags fails
      value: {},
    },
  ]);

test('the three messages', () => {
  const printed = captureConsole();
  expect(entriesOf(mutation())).toBe(0);
  expect(entriesOf(promise())).toBe(1);
  expect(entriesOf(throwing())).toBe(0);
  expect(printed.lines.map(({level, text}) => [level, text])).toEqual([
    [
      'warn',
      'upsertQueryEntries: "holdSeat" is not a query or infinite query endpoint. This entry will be skipped.',
    ],
    [
      'warn',
      'upsertQueryEntries: the value for "getSeat" is a promise. upsertQueryEntries stores values as-is, so await the promise and upsert the result instead.',
    ],
    [
      'error',
      expect.stringContaining(
        'upsertQueryEntries: providesTags for "getSeat" threw an error. This entry will be skipped.',
      ),
    ],
  ]);
});

test('production skips in silence', async () => {
  const printed = captureConsole();
  await runAs('production', () => {
    expect(entriesOf(mutation())).toBe(0);
    expect(entriesOf(throwing())).toBe(0);
    promise();
  });
  expect(printed.lines).toEqual([]);
});
