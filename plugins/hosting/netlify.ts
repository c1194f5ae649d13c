import {cacheRules, framedHeaders, securityHeaders} from './headers';
import type {HostingFacts} from './hostingFacts';

/** `_headers`. Netlify itself makes browsers revalidate pages. */
export function headersFile(facts: HostingFacts): string {
  const {baseUrl, framed} = facts;
  const [ofPages, ofAll] = split(securityHeaders(facts));
  const rules: [pattern: string, headers: Record<string, string>][] = [
    ['/*', ofAll],
    ...pagePatterns(facts).map((pattern): [string, Record<string, string>] => [pattern, ofPages]),
    ...framed.map((page): [string, Record<string, string>] => [
      baseUrl + page.path,
      split(framedHeaders(facts, page))[0],
    ]),
    ...cacheRules(facts).map(({below, keep}): [string, Record<string, string>] => [
      `${baseUrl}${below}*`,
      {'Cache-Control': keep},
    ]),
    ['/*.md', {'Content-Type': 'text/markdown; charset=utf-8'}],
  ];
  return rules
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${[pattern, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

/**
 * Netlify joins what several rules say, so a document that needs other values than the site must not be under a rule that
 * sets them. That leaves out an address of several parts that does not exist: its page is the one for 404, and holds nothing.
 */
const DIFFERENT = ['Content-Security-Policy', 'X-Frame-Options'];

function split(headers: Record<string, string>): [Record<string, string>, Record<string, string>] {
  const entries = Object.entries(headers);
  const isDifferent = ([name]: [string, string]) => DIFFERENT.includes(name);
  return [
    Object.fromEntries(entries.filter(isDifferent)),
    Object.fromEntries(entries.filter((entry) => !isDifferent(entry))),
  ];
}

/** Every page, by the first part of its address. */
function pagePatterns({baseUrl, routes}: HostingFacts): string[] {
  const folders = routes
    .map((route) => route.slice(baseUrl.length).split('/'))
    .filter(({length}) => length > 1);
  const names = [...new Set(folders.map(([folder]) => folder!))].sort();
  return [baseUrl, `${baseUrl}:page`, ...names.map((name) => `${baseUrl}${name}/*`)];
}

/** `_redirects`: one address for each page, although its file could be served under its own name. */
export function redirectsFile({baseUrl, routes}: HostingFacts): string {
  return routes
    .map((route) => `${route === baseUrl ? `${baseUrl}index` : route}.html ${route} 301!\n`)
    .join('');
}
