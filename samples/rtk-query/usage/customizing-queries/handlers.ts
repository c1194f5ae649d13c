import {
  configureStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import {http, HttpResponse, type JsonBodyType} from 'msw';

interface AnyApi<State> {
  reducerPath: string;
  reducer: Reducer<State>;
  middleware: Middleware;
}

/** A store with one API; tests look at results, not at the state. */
export const storeWith = <State>(
  api: AnyApi<State>,
  reducers: Record<string, Reducer> = {},
) =>
  configureStore({
    reducer: {...reducers, [api.reducerPath]: api.reducer},
    middleware: (defaults) => defaults().concat(api.middleware),
  });

type Answer = {
  status?: number;
  body?: JsonBodyType;
  headers?: Record<string, string>;
};

/** A server that is asked and keeps a list of it. `answer` may take its time. */
export function recordingServer(
  answer: (request: Request, path: string) => Answer | Promise<Answer>,
) {
  const asked: string[] = [];
  const requests: Request[] = [];
  const handler = http.all(/\.example\//, async ({request}) => {
    const {host, pathname, search} = new URL(request.url);
    const origin = host === 'orbit.example' ? '' : host;
    const path = `${origin}${pathname.replace('/api', '')}${search}`;
    asked.push(
      request.method === 'GET' ? path : `${request.method} ${path}`,
    );
    requests.push(request.clone());
    const {status = 200, body, headers} = await answer(request, path);
    return body === undefined
      ? new HttpResponse(null, {status, headers})
      : HttpResponse.json(body, {status, headers});
  });
  return {asked, requests, handler, taken: () => asked.splice(0)};
}

/** A promise that a test opens. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {opened, open: () => open()};
}
