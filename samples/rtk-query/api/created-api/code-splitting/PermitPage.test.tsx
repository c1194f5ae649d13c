import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {delay, http, HttpResponse} from 'msw';
import {Provider} from 'react-redux';
import {expect, test} from 'vitest';
import {server} from '../../../../testing/server';
import {cityApi} from './cityApi';
import {cityHall} from './handlers';
import {inspectionsApi} from './inspectionsApi';
import {makeStore} from './makeStore';
import {PermitPage} from './PermitPage';
import {permitsApi} from './permitsApi';

test('endpoints of two files, one reducer', async () => {
  const log: string[] = [];
  server.use(...cityHall(log));
  const store = makeStore();
  render(
    <Provider store={store}>
      <PermitPage id="P7" />
    </Provider>,
  );
  await screen.findByText('P7: filed');
  await screen.findByText('Visits: Monday');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('P7: approved');
  await userEvent.click(screen.getByRole('button'));
  expect(log).toEqual([
    'GET permits/P7',
    'GET permits/P7/visits',
    'POST permits/P7/approve',
    'GET permits/P7',
  ]);
  expect(Object.keys(store.getState())).toEqual(['city']);
});

test('one approval, even if the refetch waits for slow visits', async () => {
  const log: string[] = [];
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('https://city.example/api/permits/P7/visits', () => slow),
    ...cityHall(log),
  );
  render(
    <Provider store={makeStore()}>
      <PermitPage id="P7" />
    </Provider>,
  );
  await screen.findByText('P7: filed');
  for (let clicks = 0; clicks < 5; clicks++) {
    await userEvent.click(screen.getByText('Approve'));
    await delay(20);
  }
  expect(log).toEqual(['GET permits/P7', 'POST permits/P7/approve']);
  answer();
  await screen.findByText('P7: approved');
  expect(log.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

test('failures are shown, and what was loaded stays', async () => {
  server.use(...cityHall([]));
  const page = (id: string) => (
    <Provider store={store}>
      <PermitPage id={id} />
    </Provider>
  );
  const store = makeStore();
  const view = render(page('P7'));
  await screen.findByText('P7: filed');
  server.use(
    http.all('https://city.example/api/*', () =>
      HttpResponse.json(null, {status: 503}),
    ),
  );
  await userEvent.click(screen.getByText('Approve'));
  await screen.findByText('The permit was not approved.');
  await screen.findByText('The permit may be out of date.');
  expect(screen.getByText('P7: filed')).toBeTruthy();
  view.rerender(page('P8'));
  expect(screen.queryByText('P7: filed')).toBeNull();
  await screen.findByText('Try again');
  server.use(...cityHall([]));
  await userEvent.click(screen.getByText('Try again'));
  await screen.findByText('P8: filed');
  await screen.findByText('Visits: not available');
  expect(screen.queryByText('The permit was not approved.')).toBeNull();
});

test('one object, several types', () => {
  expect(permitsApi).toBe(cityApi);
  expect(inspectionsApi).toBe(cityApi);
  expect(Object.keys(cityApi.endpoints)).toEqual([
    'getVisits',
    'getPermit',
    'approvePermit',
  ]);
  // @ts-expect-error the type of the base knows no endpoints
  void cityApi.endpoints.getPermit;
  // @ts-expect-error nor does it know the hooks
  void cityApi.useGetPermitQuery;
  // @ts-expect-error each result knows its own endpoints only
  void inspectionsApi.endpoints.getPermit;
});
