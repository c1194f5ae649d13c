import type {ClientRequest, HttpClient} from './clientBaseQuery';

/** Like axios, it rejects when the status is not 2xx. */
export const tinyClient: HttpClient = {
  async request({
    url,
    method,
    params,
    data,
    headers,
    signal,
  }: ClientRequest) {
    const address = new URL(url, 'https://orbit.example/api/');
    address.search = new URLSearchParams(params).toString();
    const response = await fetch(address, {
      method: method ?? 'GET',
      headers:
        data === undefined
          ? headers
          : {'content-type': 'application/json', ...headers},
      signal,
      body: data === undefined ? undefined : JSON.stringify(data),
    });
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    const body: unknown =
      text && type.includes('json') ? JSON.parse(text) : text;
    if (!response.ok) {
      throw Object.assign(new Error(`Status ${response.status}`), {
        response: {status: response.status, data: body},
      });
    }
    return {data: body};
  },
};
