import {copyFile, link, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';
import {compress, type Format} from '../shared/compress';

const TEXT = /\.(html|js|css|json|svg|md|txt|xml)$/;
/** Many files of which a reader loads a few, and files that programs read: not worth the slowest compression. */
const GOOD_IS_ENOUGH = /^assets[\\/]types[\\/]|\.(md|txt)$/;
/** Smaller files fit into one packet uncompressed. */
const MINIMUM = 1024;
const AT_ONCE = 8;
const FORMATS: Format[] = ['br', 'gz'];

/**
 * Writes a `.br` and a `.gz` beside every text file, so that no server has to compress while a reader waits. Two plugins:
 * `ahead` starts when the pages are written, on a core that the other plugins leave idle; `last` compresses the rest.
 */
export function precompress() {
  let waiting: string[] = [];
  let working: Promise<void> = Promise.resolve();

  const ahead = ({siteDir}: LoadContext): Plugin => ({
    name: 'precompress-ahead',
    async postBuild({outDir}) {
      const folder = cacheFolder(siteDir, 'compressed');
      waiting = await filesOf(outDir);
      working = eachOf(waiting, async (file) => void (await compressed(outDir, file, folder)));
      // `last` awaits it; a failure before that is not unhandled.
      working.catch(() => {});
    },
  });

  const last = ({siteDir}: LoadContext): Plugin => ({
    name: 'precompress',
    async postBuild({outDir}) {
      const folder = cacheFolder(siteDir, 'compressed');
      waiting.length = 0;
      await working;
      const all = await filesOf(outDir);
      const placeBoth = async (file: string) => {
        for (const [format, known] of await compressed(outDir, file, folder))
          await place(known, path.join(outDir, `${file}.${format}`));
      };
      await Promise.all(Array.from({length: AT_ONCE}, () => eachOf(all, placeBoth)));
    },
  });

  return {ahead, last};
}

async function filesOf(outDir: string): Promise<string[]> {
  return (await readdir(outDir, {recursive: true})).filter((file) => TEXT.test(file));
}

/** Takes from the list until it is empty; several may take from one list. */
async function eachOf(list: string[], work: (file: string) => Promise<void>): Promise<void> {
  for (let file = list.pop(); file; file = list.pop()) await work(file);
}

/** Where the compressed forms of a file are kept; none if it is small. */
async function compressed(outDir: string, file: string, folder: string): Promise<[Format, string][]> {
  const text = await readFile(path.join(outDir, file));
  if (text.length < MINIMUM) return [];
  const quality = GOOD_IS_ENOUGH.test(file) ? 'good' : 'best';
  return Promise.all(
    FORMATS.map(async (format): Promise<[Format, string]> => [
      format,
      await compress(text, {folder, format, quality}),
    ]),
  );
}

/** A hard link, where the file system has those. */
async function place(known: string, file: string): Promise<void> {
  await link(known, file).catch(() => copyFile(known, file));
}
