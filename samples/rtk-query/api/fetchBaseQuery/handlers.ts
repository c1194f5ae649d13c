import type {BaseQueryApi} from '@reduxjs/toolkit/query';
import {http, HttpResponse} from 'msw';

const at = 'https://parcels.example/v1';

/** One address for each way in which a request can fail. */
export const failures = [
  http.get(`${at}/missing`, () =>
    HttpResponse.json({reason: 'unknown parcel'}, {status: 404}),
  ),
  http.get(`${at}/html-page`, () =>
    HttpResponse.html('<h1>Internal error</h1>', {status: 500}),
  ),
  http.get(`${at}/cable-cut`, () => HttpResponse.error()),
  http.get(`${at}/silent`, () => new Promise<never>(() => {})),
];

/** Answers every request with an empty body, and keeps what was asked. */
export function echo() {
  const requests: {
    url: string;
    headers: Record<string, string>;
    body: string;
  }[] = [];
  const handler = http.all('https://parcels.example/*', async (info) => {
    const {url, headers} = info.request;
    requests.push({
      url,
      headers: Object.fromEntries(headers),
      body: await info.request.text(),
    });
    return new HttpResponse(null, {status: 204});
  });
  return {handler, requests};
}

/** What the endpoints of an api slice pass to their base query. */
export const endpointApi = (): BaseQueryApi => {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    dispatch: () => {
      throw new Error('not here');
    },
    getState: () => ({}),
    extra: undefined,
    endpoint: 'track',
    type: 'query',
    forced: false,
  };
};
