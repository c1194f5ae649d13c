import {CACHE_RULES, securityHeaders} from './headers';
import type {HostingFacts} from './hostingFacts';

/** Netlify serves clean addresses and the 404 page by itself, and lets browsers ask again for every page. */
export function netlifyConfig(facts: HostingFacts, madeFor: string): string {
  const {baseUrl, routes} = facts;
  const parts = [
    `# Made by \`npm run deploy:config\` from plugins/hosting: change it there.\n# ${madeFor}`,
    table('build', {command: 'npm run build', publish: 'build'}),
    '[build.environment]\nNODE_VERSION = "20"',
    `[[headers]]\nfor = "/*"\n${table('headers.values', securityHeaders(facts))}`,
    ...CACHE_RULES.map(
      ({below, keep}) =>
        `[[headers]]\nfor = "${baseUrl}${below}*"\n${table('headers.values', {'Cache-Control': keep})}`,
    ),
    ...routes.map((route) => {
      const file = route === baseUrl ? `${baseUrl}index.html` : `${route}.html`;
      return `[[redirects]]\nfrom = "${file}"\nto = "${route}"\nstatus = 301\nforce = true`;
    }),
    '[[headers]]\nfor = "/*.md"\n[headers.values]\nContent-Type = "text/markdown; charset=utf-8"',
  ];
  return `${parts.join('\n\n')}\n`;
}

function table(name: string, values: Record<string, string>): string {
  return [
    `[${name}]`,
    ...Object.entries(values).map(([key, value]) => `${key} = ${JSON.stringify(value)}`),
  ].join('\n');
}
