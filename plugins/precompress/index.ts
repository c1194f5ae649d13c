import {copyFile, link, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';
import {compress, type Format} from '../shared/compress';

const TEXT = /\.(html|js|css|json|svg|md|txt|xml)$/;
/** Many files of which a reader loads a few: not worth the slowest compression. */
const MANY = /^assets[\\/]types[\\/]/;
/** Smaller files fit into one packet as they are. */
const MINIMUM = 1024;
const AT_ONCE = 8;
const FORMATS: Format[] = ['br', 'gz'];

/** Puts a `.br` and a `.gz` beside every text file, so that no server has to compress while a reader waits. */
export default function precompress({siteDir}: LoadContext): Plugin {
  return {
    name: 'precompress',
    async postBuild({outDir}) {
      const folder = cacheFolder(siteDir, 'compressed');
      const queue = (await readdir(outDir, {recursive: true})).filter((file) => TEXT.test(file));
      const work = async () => {
        for (let file = queue.pop(); file; file = queue.pop()) {
          const text = await readFile(path.join(outDir, file));
          if (text.length < MINIMUM) continue;
          const quality = MANY.test(file) ? 'good' : 'best';
          for (const format of FORMATS)
            await place(
              await compress(text, {folder, format, quality}),
              path.join(outDir, `${file}.${format}`),
            );
        }
      };
      await Promise.all(Array.from({length: AT_ONCE}, work));
    },
  };
}

/** A second name for the same bytes, where the file system has that. */
async function place(known: string, file: string): Promise<void> {
  await link(known, file).catch(() => copyFile(known, file));
}
