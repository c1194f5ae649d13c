import {copyFile, link, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';
import {compress, type Format} from '../shared/compress';

const TEXT = /\.(html|js|css|json|svg|md|txt|xml)$/;
/** Many files of which a reader loads a few, and files that programs read: not worth the slowest compression. */
const GOOD_IS_ENOUGH = /^assets[\\/]types[\\/]|\.(md|txt)$/;
/** Smaller files fit into one packet as they are. */
const MINIMUM = 1024;
const AT_ONCE = 8;
const FORMATS: Format[] = ['br', 'gz'];

/**
 * Puts a `.br` and a `.gz` beside every text file, so that no server has to compress while a reader waits. Comes twice:
 * `ahead` when the pages are written, because compressing takes a core that the other plugins leave idle, and `last`
 * when every file is.
 */
export function precompress() {
  let queue: string[] = [];

  const filesOf = async (outDir: string) =>
    (await readdir(outDir, {recursive: true})).filter((file) => TEXT.test(file));

  /** Compresses what is in the queue into the cache. */
  const work = async (outDir: string, folder: string) => {
    for (let file = queue.pop(); file; file = queue.pop())
      await compressed(path.join(outDir, file), file, folder);
  };
  let working: Promise<unknown> = Promise.resolve();

  const ahead = ({siteDir}: LoadContext): Plugin => ({
    name: 'precompress-ahead',
    async postBuild({outDir}) {
      queue = await filesOf(outDir);
      working = work(outDir, cacheFolder(siteDir, 'compressed'));
      // Awaited by `last`; until then a failure is not an unhandled one.
      working.catch(() => {});
    },
  });

  const last = ({siteDir}: LoadContext): Plugin => ({
    name: 'precompress',
    async postBuild({outDir}) {
      const folder = cacheFolder(siteDir, 'compressed');
      const all = await filesOf(outDir);
      queue = [...all];
      await Promise.all([working, ...Array.from({length: AT_ONCE}, () => work(outDir, folder))]);
      // From the cache, by what each file says now.
      for (const file of all)
        for (const [format, known] of await compressed(path.join(outDir, file), file, folder))
          await place(known, path.join(outDir, `${file}.${format}`));
    },
  });

  return {ahead, last};
}

/** Where the compressed forms of a file are kept; none if it is small. */
async function compressed(file: string, name: string, folder: string): Promise<[Format, string][]> {
  const text = await readFile(file);
  if (text.length < MINIMUM) return [];
  const quality = GOOD_IS_ENOUGH.test(name) ? 'good' : 'best';
  return Promise.all(
    FORMATS.map(async (format): Promise<[Format, string]> => [
      format,
      await compress(text, {folder, format, quality}),
    ]),
  );
}

/** A second name for the same bytes, where the file system has that. */
async function place(known: string, file: string): Promise<void> {
  await link(known, file).catch(() => copyFile(known, file));
}
