/// <reference types="node" />
import {fetchBaseQuery, type FetchArgs} from '@reduxjs/toolkit/query';
import {describe, expect, test} from 'vitest';
import {server} from '../../../testing/server';
import {echo, endpointApi} from './handlers';

const at = 'https://parcels.example/v1';
type Options = NonNullable<Parameters<typeof fetchBaseQuery>[0]>;

/** What arrives at the server. */
async function sent(args: string | FetchArgs, options: Options = {}) {
  const {handler, requests} = echo();
  server.use(handler);
  const run = fetchBaseQuery({baseUrl: at, ...options});
  await run(args, endpointApi(), {});
  return requests[0]!;
}

describe('addresses', () => {
  test.each([
    ['https://parcels.example/v1', 'depots', `${at}/depots`],
    ['https://parcels.example/v1/', '/depots', `${at}/depots`],
    ['https://parcels.example/v1', '?open', `${at}?open`],
    ['https://parcels.example/v1/', '?open', `${at}/?open`],
    ['https://parcels.example/v1', '', at],
    [undefined, `${at}/depots`, `${at}/depots`],
    [at, 'https://parcels.example/v2/x', 'https://parcels.example/v2/x'],
    [at, 'go?to=https://a.example', `${at}/go?to=https://a.example`],
  ])('%s + %s', async (baseUrl, url, joined) => {
    expect((await sent(url, {baseUrl})).url).toBe(joined);
  });

  test('prepareHeaders adds the token for another server, too', async () => {
    const {headers} = await sent('https://parcels.example/v2/x', {
      prepareHeaders: (all) => all.set('authorization', 'Bearer t'),
    });
    expect(headers.authorization).toBe('Bearer t');
  });

  test('a protocol-relative address skips baseUrl', async () => {
    const run = fetchBaseQuery({baseUrl: at});
    await expect(
      async () => await run('//cdn.example/x', endpointApi(), {}),
    ).rejects.toThrow('Failed to parse URL from //cdn.example/x');
  });

  test('without the two slashes an address is joined', async () => {
    const urls: string[] = [];
    const run = fetchBaseQuery({
      baseUrl: at,
      async fetchFn(input) {
        urls.push(new Request(input).url);
        return new Response('1');
      },
    });
    await run('blob:https://a.example/1', endpointApi(), {});
    await run('data:,1', endpointApi(), {});
    expect(urls).toEqual([
      `${at}/blob:https://a.example/1`,
      `${at}/data:,1`,
    ]);
  });

  test('a relative address in Node is thrown, not returned', async () => {
    const run = fetchBaseQuery({baseUrl: '/v1'});
    await expect(
      async () => await run('depots', endpointApi(), {}),
    ).rejects.toThrow('Failed to parse URL from /v1/depots');
  });

  test.each([
    [{status: 'lost'}, '?status=lost'],
    [{status: undefined, page: 2}, '?page=2'],
    [{status: null}, '?status=null'],
    [{q: '', open: false}, '?q=&open=false'],
    [{depot: [4, 9]}, '?depot=4%2C9'],
    [{at: {depot: 4}}, '?at=%5Bobject+Object%5D'],
    [{on: new Date(0)}, `?${new URLSearchParams({on: `${new Date(0)}`})}`],
    [{}, '?'],
  ])('params %o', async (params, query) => {
    const {url} = await sent({url: 'parcels', params});
    expect(url).toBe(`${at}/parcels${query}`);
  });

  test('the path is not encoded', async () => {
    const what = await sent('parcels/what?');
    expect(new URL(what.url).pathname).toBe('/v1/parcels/what');
    // The platform encodes what an address cannot contain.
    expect((await sent('parcels/a b')).url).toBe(`${at}/parcels/a%20b`);
    const {url} = await sent(`parcels/${encodeURIComponent('a/b?#')}`);
    expect(url).toBe(`${at}/parcels/a%2Fb%3F%23`);
  });

  test('params follow those of the url', async () => {
    const {url} = await sent({url: 'parcels?open', params: {page: 2}});
    expect(url).toBe(`${at}/parcels?open&page=2`);
  });
});

describe('headers', () => {
  const factory = {headers: {'x-depot': '4', 'x-lang': 'de'}};

  test('those of a request replace those of the factory', async () => {
    const {headers} = await sent(
      {url: 'x', headers: {'x-lang': 'fr', 'x-none': undefined}},
      factory,
    );
    expect(headers['x-lang']).toBe('fr');
    expect(headers).not.toHaveProperty('x-depot');
    expect(headers).not.toHaveProperty('x-none');
    expect((await sent('x', factory)).headers['x-depot']).toBe('4');
  });

  test('prepareHeaders: what it gets, async, with and without a result', async () => {
    let given: string[] = [];
    const {headers} = await sent('x', {
      async prepareHeaders(headers, api) {
        given = Object.keys(api).sort();
        headers.set('x-seen', api.endpoint);
      },
    });
    expect(headers['x-seen']).toBe('track');
    expect(given).toEqual([
      'arg',
      'endpoint',
      'extra',
      'extraOptions',
      'forced',
      'getState',
      'type',
    ]);
    const replaced = await sent('x', {
      prepareHeaders: () => new Headers({'x-other': '1'}),
    });
    expect(replaced.headers['x-other']).toBe('1');
  });

  test('prepareHeaders overwrites, unless it looks first', async () => {
    const own = {url: 'x', headers: {authorization: 'Basic cGlu'}};
    const always = (headers: Headers) =>
      headers.set('authorization', 'Bearer t');
    const ifMissing = (headers: Headers) => {
      if (!headers.has('authorization')) always(headers);
    };
    const header = async (prepareHeaders: typeof always) =>
      (await sent(own, {prepareHeaders})).headers.authorization;
    expect(await header(always)).toBe('Bearer t');
    expect(await header(ifMissing)).toBe('Basic cGlu');
    const other = await sent('x', {prepareHeaders: ifMissing});
    expect(other.headers.authorization).toBe('Bearer t');
  });

  test('credentials are an option, not a header', async () => {
    const seen: string[] = [];
    const fetchFn = async (input: RequestInfo) => {
      seen.push(new Request(input).credentials);
      return new Response('1');
    };
    const ask = async (options: Options) =>
      await fetchBaseQuery({baseUrl: at, fetchFn, ...options})(
        'x',
        endpointApi(),
        {},
      );
    await ask({});
    await ask({credentials: 'include'});
    await ask({headers: {credentials: 'include'}});
    expect(seen).toEqual(['same-origin', 'include', 'same-origin']);
    expect(new URL('http://localhost:5173').origin).not.toBe(
      new URL('http://localhost:3000').origin,
    );
  });

  test.each([
    ['json', 'application/json'],
    ['text', 'text/plain, text/html, */*'],
    ['content-type', undefined],
    [async () => null, undefined],
  ] as const)('accept for %o', async (responseHandler, accept) => {
    const {headers} = await sent({url: 'x', responseHandler});
    // Where nothing is set, a browser sends `*/*`.
    expect(headers.accept).toBe(accept);
  });
});

class Address {
  street = 'Dock Road';
}

/** Has no `Symbol.toStringTag`, by which the library knows a form. */
class Form {
  parts = [['id', 'P1']];
}

describe('bodies', () => {
  const form = () => {
    const data = new FormData();
    data.append('id', 'P1');
    return data;
  };
  const json = 'application/json';
  const bytes = () => new Uint8Array([1, 2]);
  const rows: [string, () => unknown, unknown, unknown][] = [
    ['object', () => ({id: 1}), json, json],
    ['array', () => [1], json, json],
    ['toJSON', () => new Date(0), json, json],
    ['string', () => 'P1', 'text/plain;charset=UTF-8', json],
    [
      'FormData',
      form,
      expect.stringMatching(/^multipart/),
      expect.stringMatching(/^multipart/),
    ],
    [
      'URLSearchParams',
      () => new URLSearchParams('id=1'),
      'application/x-www-form-urlencoded;charset=UTF-8',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ],
    [
      'Blob',
      () => new Blob(['x'], {type: 'image/png'}),
      'image/png',
      'image/png',
    ],
    ['bytes', bytes, undefined, undefined],
    ['null', () => null, undefined, json],
  ];
  test.each(rows)('%s', async (name, body, alone, forced) => {
    const request = {url: 'x', method: 'POST'};
    const plain = await sent({...request, body: body()});
    expect(plain.headers['content-type']).toEqual(alone);
    const withJson = await sent(
      {...request, body: body()},
      {prepareHeaders: (headers) => headers.set('content-type', json)},
    );
    expect(withJson.headers['content-type']).toEqual(forced);
  });

  test('a Buffer has toJSON, so it is sent as JSON', async () => {
    const buffer = Buffer.from('hi');
    const request = {url: 'x', method: 'POST', body: buffer};
    expect((await sent(request)).body).toBe(JSON.stringify(buffer));
    const body = new Uint8Array(buffer);
    expect((await sent({...request, body})).body).toBe('hi');
    const headers = {'content-type': 'application/octet-stream'};
    expect((await sent({...request, headers})).body).toBe('hi');
  });

  test.each([
    ['of the platform', new FormData(), /^multipart\/form-data; boundary=/],
    [
      'without a tag, as in React Native',
      new Form(),
      /^multipart\/form-data$/,
    ],
  ])('the type of a form %s', async (name, body, type) => {
    const {headers} = await sent({
      url: 'x',
      method: 'POST',
      body,
      headers: {'content-type': 'multipart/form-data'},
    });
    expect(headers['content-type']).toMatch(type);
  });

  test('a JSON type of a form without a tag is removed', async () => {
    const {headers} = await sent({
      url: 'x',
      method: 'POST',
      body: new Form(),
      headers: {'content-type': 'application/json'},
    });
    expect(headers['content-type']).not.toMatch(/json/);
  });

  test('an explicit type of bytes is kept', async () => {
    const {headers} = await sent({
      url: 'x',
      method: 'POST',
      body: bytes(),
      headers: {'content-type': 'application/octet-stream'},
    });
    expect(headers['content-type']).toBe('application/octet-stream');
  });

  test('an object with another type is not made JSON', async () => {
    const args = {
      url: 'x',
      method: 'POST',
      body: {id: 1},
      headers: {'content-type': 'application/hal+json'},
    };
    expect((await sent(args)).body).toBe('[object Object]');
    const widened = await sent(args, {isJsonContentType: () => true});
    expect(widened.body).toBe('{"id":1}');
    const {body} = await sent({
      url: 'x',
      method: 'POST',
      body: new Address(),
    });
    expect(body).toBe('[object Object]');
  });

  test.each([
    [7, '7'],
    [true, 'true'],
    [new Address(), '[object Object]'],
  ])('%o loses a JSON type and is sent as text', async (body, text) => {
    const sentBody = await sent({
      url: 'x',
      method: 'POST',
      body,
      headers: {'content-type': 'application/json'},
    });
    expect(sentBody.body).toBe(text);
    expect(sentBody.headers['content-type']).toBe(
      'text/plain;charset=UTF-8',
    );
    const other = await sent({
      url: 'x',
      method: 'POST',
      body,
      headers: {'content-type': 'text/csv'},
    });
    expect(other.headers['content-type']).toBe('text/csv');
  });

  test('a jsonContentType that isJsonContentType does not know', async () => {
    const args = {url: 'x', method: 'POST', body: {id: 1}};
    const jsonContentType = 'application/hal+json';
    const {body, headers} = await sent(args, {jsonContentType});
    expect(headers['content-type']).toBe(jsonContentType);
    expect(body).toBe('[object Object]');
  });

  test('jsonContentType and jsonReplacer', async () => {
    const {headers, body} = await sent(
      {url: 'x', method: 'POST', body: {ids: new Set([1, 2])}},
      {
        jsonContentType: 'application/vnd.api+json',
        jsonReplacer: (key, value) =>
          value instanceof Set ? [...value] : value,
      },
    );
    expect(headers['content-type']).toBe('application/vnd.api+json');
    expect(body).toBe('{"ids":[1,2]}');
  });

  test('a prepareHeaders that throws makes the base query throw', async () => {
    const prepareHeaders = () => {
      throw new Error('no token');
    };
    await expect(sent('x', {prepareHeaders})).rejects.toThrow('no token');
  });

  test('a GET with a body throws', async () => {
    await expect(sent({url: 'x', body: {id: 1}})).rejects.toThrow(
      'Request with GET/HEAD method cannot have body.',
    );
  });
});
