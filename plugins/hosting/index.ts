import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FramedPage} from './headers';
import {readPages, type HostingFacts, type Services} from './hostingFacts';
import {headersFile, redirectsFile} from './netlify';
import {nginxConfig} from './nginx';

/** Puts beside the pages what hosts have to know: headers, with a content security policy for exactly these pages, and redirects. */
export default function hosting(services: Services, framed: FramedPage[] = []) {
  return ({siteConfig: {url, baseUrl}}: LoadContext): Plugin => ({
    name: 'hosting',

    async postBuild({outDir}) {
      const facts = {baseUrl, host: new URL(url).hostname, services, framed, ...readPages(outDir, baseUrl)};
      for (const [name, text] of Object.entries(hostingFiles(facts))) {
        await mkdir(dirname(join(outDir, name)), {recursive: true});
        await writeFile(join(outDir, name), text);
      }
    },
  });
}

/** By path below the build. */
export function hostingFiles(facts: HostingFacts): Record<string, string> {
  return {
    _headers: headersFile(facts),
    _redirects: redirectsFile(facts),
    '.hosting/nginx.conf': nginxConfig(facts),
  };
}
