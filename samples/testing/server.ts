import {setupServer} from 'msw/node';

/**
 * The network of the samples. A test adds what it needs with `server.use(http.get('https://…', …))`;
 * handlers are dropped after each test, and a request nobody handles fails the test.
 */
export const server = setupServer();
