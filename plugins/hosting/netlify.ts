import {cacheRules, securityHeaders} from './headers';
import type {HostingFacts} from './hostingFacts';

/** `_headers`. Netlify itself makes browsers revalidate pages. */
export function headersFile(facts: HostingFacts): string {
  const rules: [pattern: string, headers: Record<string, string>][] = [
    ['/*', securityHeaders(facts)],
    ...cacheRules(facts).map(({below, keep}): [string, Record<string, string>] => [
      `${facts.baseUrl}${below}*`,
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

/** `_redirects`: one address for each page, although its file could be served under its own name. */
export function redirectsFile({baseUrl, routes}: HostingFacts): string {
  return routes
    .map((route) => `${route === baseUrl ? `${baseUrl}index` : route}.html ${route} 301!\n`)
    .join('');
}
