import {setupServer} from 'msw/node';
import {bookshopHandlers} from './handlers';

export const server = setupServer(...bookshopHandlers());

/** What the server was asked, oldest first: 'GET /api/books'. */
export const requests: string[] = [];
server.events.on('request:start', ({request}) => {
  requests.push(`${request.method} ${new URL(request.url).pathname}`);
});
