import type {Store} from '@reduxjs/toolkit';
import {ApiProvider} from '@reduxjs/toolkit/query/react';
import {render} from '@testing-library/react';
import {Provider} from 'react-redux';
import {expect, it, vi} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {server} from '../../testing/server';
import {store as noMiddleware} from './mistakes/noMiddleware';
import {useGetLightsQuery} from './mistakes/noHooks';
import {store as noReducer} from './mistakes/noReducer';
import {handlers} from './step-7/fakeServer';
import {LightList} from './step-7/LightList';
import {lighthouseApi} from './step-7/lighthouseApi';
import {store} from './step-7/store';

const show = (broken: Store) =>
  render(
    <Provider store={broken}>
      <LightList onChoose={() => {}} />
    </Provider>,
  );

it('throws without the middleware', () => {
  captureConsole();
  expect(() => show(noMiddleware)).toThrow(
    'Warning: Middleware for RTK-Query API at reducerPath "lighthouse" has not been added to the store.',
  );
});

it('fails with another error in production', () => {
  captureConsole();
  server.use(...handlers);
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => show(noMiddleware)).toThrow(
    'isRequestSubscribed is not a function',
  );
});

it('reports a reducer under a wrong key', () => {
  server.use(...handlers);
  const printed = captureConsole();
  try {
    show(noReducer);
  } catch {
    // what follows the message is another matter
  }
  expect(printed.texts('error').join('\n')).toContain(
    'Error: No data found at `state.lighthouse`. Did you forget to add the reducer to the store?',
  );
});

it('has no hooks from the entry point without React', () => {
  expect(useGetLightsQuery).toBeUndefined();
});

it('throws when ApiProvider finds a store', () => {
  captureConsole();
  expect(() =>
    render(
      <Provider store={store}>
        <ApiProvider api={lighthouseApi}>
          <p />
        </ApiProvider>
      </Provider>,
    ),
  ).toThrow('Existing Redux context detected.');
});
