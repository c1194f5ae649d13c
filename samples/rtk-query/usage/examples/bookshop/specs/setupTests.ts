import {cleanup} from '@testing-library/react';
import {afterAll, afterEach, beforeAll} from 'vitest';
import {bookshopHandlers} from './handlers';
import {forgetStores} from './renderWithProviders';
import {requests, server} from './server';

// A request without a handler is a mistake of the test.
beforeAll(() => server.listen({onUnhandledRequest: 'error'}));
afterEach(() => {
  cleanup();
  forgetStores();
  server.resetHandlers(...bookshopHandlers());
  requests.length = 0;
});
afterAll(() => server.close());
