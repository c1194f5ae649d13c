import {http, HttpResponse} from 'msw';
import {setupServer} from 'msw/node';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {airApi} from './airApi';
import {makeStore} from './store';

let pm25 = 8;
const url = 'https://air.example/api';
const fakeAir = setupServer(
  http.get(`${url}/stations/:station/reading`, ({params}) =>
    HttpResponse.json({station: params.station, pm25}),
  ),
  http.post(`${url}/reports`, () => {
    pm25 = 31;
    return HttpResponse.json({station: 'harbor', pm25});
  }),
);
beforeAll(() => fakeAir.listen({onUnhandledRequest: 'error'}));
afterAll(() => fakeAir.close());

test('a report refreshes the reading of its station', async () => {
  const store = makeStore(); // a new store is a new cache
  const {reading, report} = airApi.endpoints;
  const selectReading = reading.select('harbor');
  await store.dispatch(reading.initiate('harbor'));
  expect(selectReading(store.getState()).data?.pm25).toBe(8);

  await store.dispatch(report.initiate({station: 'harbor', pm25: 31}));
  // The tag started a request: wait for it.
  await Promise.all(store.dispatch(airApi.util.getRunningQueriesThunk()));
  expect(selectReading(store.getState()).data?.pm25).toBe(31);

  store.dispatch(airApi.util.resetApiState());
});
