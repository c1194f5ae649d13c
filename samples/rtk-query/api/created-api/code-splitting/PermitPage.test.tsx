import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  expect(log).toEqual([
    'GET permits/P7',
    'GET permits/P7/visits',
    'POST permits/P7/approve',
    'GET permits/P7',
  ]);
  expect(Object.keys(store.getState())).toEqual(['city']);
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
