import {expect, test} from 'vitest';
import {hostingFiles} from '.';
import {securityHeaders} from './headers';
import {hashOf, readInlineCode, type HostingFacts} from './hostingFacts';

const facts: HostingFacts = {
  baseUrl: '/',
  immutable: ['search-index/index.'],
  host: 'docs.example',
  services: {analytics: false, search: []},
  scripts: [hashOf('start()')],
  styles: [],
  routes: ['/', '/api/createSlice'],
  framed: [],
};
const policyOf = (changes: Partial<HostingFacts>) =>
  securityHeaders({...facts, ...changes})['Content-Security-Policy']!;

function inlineCode(html: string) {
  const found = {scripts: new Set<string>(), styles: new Set<string>()};
  readInlineCode(html, 'page.html', found);
  return {scripts: [...found.scripts], styles: [...found.styles]};
}

test('scripts in a page are found as they stand; data and files are not scripts', () => {
  const html = `<script> a("&amp;") </script><script type="application/ld+json">{}</script><script src="x.js"></script>`;
  expect(inlineCode(html).scripts).toEqual([' a("&amp;") ']);
});

test('a style attribute is found', () => {
  expect(inlineCode('<svg style="display: none;"></svg>').styles).toEqual(['display: none;']);
});

test.each([
  ['<p onclick="x()">', 'page.html: <p onclick=…> cannot run'],
  ['<style>p {}</style>', 'page.html: a <style> element cannot apply'],
])('%s is refused with the way out', (html, message) => {
  expect(() => inlineCode(html)).toThrow(message);
});

test('only hosts of configured services are allowed', () => {
  expect(policyOf({})).not.toContain('https://');
  const search = policyOf({services: {analytics: false, search: ['https://app-dsn.algolia.net']}});
  expect(search.match(/https:\S+/g)).toEqual(['https://app-dsn.algolia.net;']);
  const analytics = policyOf({services: {analytics: true, search: []}});
  expect(analytics).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
  expect(analytics).not.toMatch(/'unsafe-inline'/);
});

test('every host gets the same headers', () => {
  const files = hostingFiles(facts);
  for (const [name, value] of Object.entries(securityHeaders(facts))) {
    expect(files._headers).toContain(`\n  ${name}: ${value}\n`);
    expect(files['.hosting/nginx.conf']).toContain(`add_header ${name} "${value}" always;`);
  }
});

test('a page has one address', () => {
  expect(hostingFiles(facts)._redirects).toBe(
    '/index.html / 301!\n/api/createSlice.html /api/createSlice 301!\n',
  );
});

const framed = [{path: 'run/frame.html', policy: "default-src 'none'"}];

test('a document in a frame has a policy of its own, and may stand in our pages only', () => {
  const files = hostingFiles({...facts, framed});
  const location = /location = \/run\/frame\.html \{([^}]*)\}/.exec(files['.hosting/nginx.conf']!)?.[1];
  expect(location).toContain(`Content-Security-Policy "default-src 'none'; frame-ancestors 'self'"`);
  expect(location).toContain('X-Frame-Options "SAMEORIGIN"');
  expect(location).toContain('X-Content-Type-Options "nosniff"');
  expect(location).toContain('Cache-Control "no-cache"');
});

test('Netlify, which joins rules, has none for all addresses that says otherwise', () => {
  const rules = hostingFiles({...facts, framed})._headers!.split('\n\n');
  const ruleOf = (pattern: string) => rules.find((rule) => rule.startsWith(`${pattern}\n`));
  expect(ruleOf('/*')).not.toMatch(/Content-Security-Policy|X-Frame-Options/);
  for (const pattern of ['/', '/:page', '/api/*'])
    expect(ruleOf(pattern)).toContain("frame-ancestors 'none'");
  expect(ruleOf('/run/frame.html')).toContain("default-src 'none'; frame-ancestors 'self'");
});
