import fs from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {findBrokenLinks, readPage, type PageLinks} from './checkLinks';

/** Route of an HTML file of the build: `api/createSlice.html` is `/api/createSlice`, `index.html` is `/`. */
function routeOf(file: string, baseUrl: string): string {
  const route = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
  return (baseUrl + route).replace(/(.)\/$/, '$1');
}

/** Fails the build when a link or anchor in the final HTML leads nowhere; Docusaurus checks only its own `Link`s. */
export default function linkCheck(): Plugin {
  return {
    name: 'link-check',
    async postBuild({outDir, siteConfig: {url, baseUrl}}) {
      const files = await fs.readdir(outDir, {recursive: true});
      const pages = new Map<string, PageLinks>();
      for (const file of files.map((name) => name.split(path.sep).join('/'))) {
        if (!file.endsWith('.html')) continue;
        pages.set(routeOf(file, baseUrl), readPage(await fs.readFile(path.join(outDir, file), 'utf8')));
      }
      const problems = findBrokenLinks({
        url,
        baseUrl,
        pages,
        hasFile: (file) => existsSync(path.join(outDir, file)),
      });
      if (problems.length === 0) return;
      throw new Error(
        `Broken links in the built site:\n- ${problems.join('\n- ')}\n` +
          'Fix the link on the page named first, or add the missing page or heading id.',
      );
    },
  };
}
