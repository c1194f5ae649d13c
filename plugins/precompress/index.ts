import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, readFile, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';

const TEXT = /\.(html|js|css|json|svg|md|txt|xml)$/;
/** Smaller files fit into one packet as they are. */
const MINIMUM = 1024;
const AT_ONCE = 8;

const FORMATS = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, {level: constants.Z_BEST_COMPRESSION}),
};

/** Puts a `.br` and a `.gz` beside every text file, so that no server has to compress while a reader waits. */
export default function precompress({siteDir}: LoadContext): Plugin {
  return {
    name: 'precompress',
    async postBuild({outDir}) {
      const cache = path.join(siteDir, 'node_modules/.cache/precompress');
      await mkdir(cache, {recursive: true});
      const files = (await readdir(outDir, {recursive: true})).filter((file) => TEXT.test(file));
      const queue = files.map((file) => path.join(outDir, file));
      const work = async () => {
        for (let file = queue.pop(); file; file = queue.pop()) await compress(file, cache);
      };
      await Promise.all(Array.from({length: AT_ONCE}, work));
    },
  };
}

/** The best compression is slow; what has not changed since the last build is remembered. */
async function compress(file: string, cache: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < MINIMUM) return;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  for (const [format, pack] of Object.entries(FORMATS)) {
    const known = path.join(cache, `${name}.${format}`);
    if (!(await exists(known))) {
      // In one step, so that a build that is stopped leaves no half of a file.
      await writeFile(`${known}.${process.pid}`, await pack(text));
      await rename(`${known}.${process.pid}`, known);
    }
    await copyFile(known, `${file}.${format}`);
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
