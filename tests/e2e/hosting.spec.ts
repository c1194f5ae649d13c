import {readFileSync} from 'node:fs';
import http from 'node:http';
import {join} from 'node:path';
import {headersFor, readHeaders, readRedirects} from '../hostHeaders';
import {docRoutes} from '../routes';
import {expect, open, test} from './fixtures';
import {framePath} from './runnerPlugin';

test.skip(!process.env.OVER_NGINX, 'nginx with its brotli module is not installed');

const inBuild = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'build', name), 'utf8');

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
}

/** One raw request: no redirect is followed, no address is normalized. */
function ask(path: string, options: http.RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(process.env.SITE!);
    const request = http.request({hostname, port, path, family: 4, ...options}, (response) => {
      response.resume();
      response.on('end', () => resolve({status: response.statusCode!, headers: response.headers}));
    });
    request.on('error', reject);
    request.end();
  });
}

test('every page has one address, and each other leads there in one step', async () => {
  for (const route of docRoutes) {
    expect((await ask(route)).status, route).toBe(200);
    for (const other of [`${route}.html`, `${route}/`, `${route}/index.html`]) {
      const {status, headers} = await ask(`${other}?a=1`);
      expect([status, headers.location], other).toEqual([301, `${route}?a=1`]);
    }
  }
  expect((await ask('/index.html')).headers.location).toBe('/');
});

test('what is not there is answered with the site’s own page and 404', async ({page, problems}) => {
  problems.allow(/404 \(Not Found\)/);
  for (const path of [
    '/nope',
    '/assets/nope.js',
    '/.git/config',
    '/.hosting/nginx.conf',
    '/api/createSlice.html.br',
    '/404.html',
  ])
    expect((await ask(path)).status, path).toBe(404);
  expect((await page.goto('/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('hostile addresses are neither echoed nor followed', async () => {
  for (const path of [
    '//evil.example/.html',
    '/%0d%0aSet-Cookie:x=1.html',
    '/\\evil.example/a.html',
    '/..%2f..%2fetc%2fpasswd',
    `/${'a'.repeat(20_000)}`,
    '/%00.html',
    '/<script>.html',
  ]) {
    const {status, headers} = await ask(path);
    expect(status, path.slice(0, 40)).toBeGreaterThanOrEqual(400);
    expect(headers.location).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('only reading is possible', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await ask('/', {method})).status, method).toBe(405);
});

test('files have their types, and come compressed as the browser likes', async () => {
  const types = {
    '/': 'text/html; charset=utf-8',
    '/api/createSlice.md': 'text/markdown; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/licenses.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/img/redux.svg': 'image/svg+xml; charset=utf-8',
  };
  for (const [path, type] of Object.entries(types))
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const {headers} = await ask(path, {headers: {'accept-encoding': accepted}});
      expect([headers['content-type'], headers['content-encoding'], headers.vary], path).toEqual([
        type,
        encoding,
        'Accept-Encoding',
      ]);
    }
});

test('pages are asked for again, hashed files never; nobody says which nginx this is', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  await open(page, '/api/createSlice');
  expect(scripts.length).toBeGreaterThan(2);
  for (const path of scripts)
    expect((await ask(path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable');

  const first = await ask('/api/createSlice');
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers.server).toBe('nginx');
  const again = await ask('/api/createSlice', {headers: {'if-none-match': first.headers.etag!}});
  expect(again.status).toBe(304);
  const part = await ask('/api/createSlice', {headers: {range: 'bytes=0-9'}});
  expect(part.status).toBe(200);
});

test('nginx sends the headers and redirects that other hosts are told to send', async () => {
  const rules = readHeaders(inBuild('_headers'));
  expect(headersFor('/api/createSlice', rules)).toHaveProperty('Content-Security-Policy');
  const paths = ['/', '/api/createSlice', '/nope', '/llms.txt', '/img/redux.svg', '/index.html', framePath];
  for (const path of paths) {
    const {headers} = await ask(path);
    for (const [name, value] of Object.entries(headersFor(path, rules)))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
  const {headers} = await ask('/img/redux.svg');
  expect(headers['cache-control']).toBe(rules.get('/img/*')!['Cache-Control']);
  const redirects = readRedirects(inBuild('_redirects'));
  expect(redirects.length).toBeGreaterThan(docRoutes.length);
  for (const {from, to, status} of redirects) {
    const answer = await ask(from);
    expect([answer.status, answer.headers.location], from).toEqual([status, to]);
  }
});

test('a flood from one address is slowed down, others are served on', async () => {
  const flood = await Promise.all(
    Array.from({length: 400}, () => ask('/llms.txt', {localAddress: '127.0.0.2'}).then(({status}) => status)),
  );
  expect(flood).toContain(429);
  expect((await ask('/llms.txt')).status).toBe(200);
});
