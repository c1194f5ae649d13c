import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

/** One request as it arrived. */
export interface Arrived {
  method: string;
  path: string;
  appId: string | undefined;
  key: string | undefined;
  body: unknown;
}

export interface FakeService {
  url: string;
  arrived: Arrived[];
  close(): Promise<void>;
}

/** Implements as much of the hosted service as a search and an upload need. Used by tests only. */
export async function fakeService(
  answer: (request: Arrived) => {status?: number; body: unknown},
): Promise<FakeService> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const url = new URL(request.url ?? '/', 'http://localhost');
    const seen: Arrived = {
      method: request.method ?? '',
      path: decodeURIComponent(url.pathname),
      appId: header(request, url, 'x-algolia-application-id'),
      key: header(request, url, 'x-algolia-api-key'),
      body: await bodyOf(request),
    };
    arrived.push(seen);
    const {status = 200, body} = answer(seen);
    response.writeHead(status, {'content-type': 'application/json', ...cors}).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The clients send them as headers from a server, and in the address from a browser. */
function header(request: IncomingMessage, url: URL, name: string): string | undefined {
  return request.headers[name]?.toString() ?? url.searchParams.get(name) ?? undefined;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}
