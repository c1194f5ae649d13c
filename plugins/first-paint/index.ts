import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {paintEarly} from './paintEarly';

/** Paints the first screen of a docs page as soon as the styles are there: see README.md. */
export default function firstPaint(): Plugin {
  return {
    name: 'first-paint',

    getClientModules: () => [path.join(__dirname, 'client/index.ts')],

    async postBuild({outDir}) {
      const pages = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
      for (const page of pages) {
        const file = path.join(outDir, page);
        const html = await readFile(file, 'utf8');
        if (html.includes('<article')) await writeFile(file, paintEarly(html, page));
      }
    },
  };
}
