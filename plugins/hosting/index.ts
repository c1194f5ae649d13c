import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, type HostingFacts, type Services} from './hostingFacts';
import {headersFile, redirectsFile} from './netlify';
import {nginxConfig} from './nginx';

interface Options extends Services, Pick<HostingFacts, 'immutable' | 'framed'> {}

/** Writes the files that hosts read: headers, with a content security policy for exactly these pages, and redirects. */
export default function hosting({immutable, framed, ...services}: Options) {
  return ({siteConfig: {url, baseUrl}}: LoadContext): Plugin => ({
    name: 'hosting',

    async postBuild({outDir}) {
      const facts = {
        baseUrl,
        immutable,
        framed,
        host: new URL(url).hostname,
        services,
        ...readPages(outDir, baseUrl),
      };
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
