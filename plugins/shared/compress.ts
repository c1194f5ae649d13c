import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {digest, write} from './DiskCache';

export type Format = 'br' | 'gz';

/** Brotli 11 takes three times as long as 10 to save one part in forty. */
export type Quality = 'best' | 'good';

/**
 * Compresses a text and returns the file that holds the result. It is kept under the digest of the text, because the best
 * compression is slow, and most files are the same in the next build.
 */
export async function compress(
  text: Buffer,
  {folder, format, quality = 'best'}: {folder: string; format: Format; quality?: Quality},
): Promise<string> {
  const file = join(folder, `${digest(text.toString('latin1'), quality)}.${format}`);
  if (!existsSync(file)) write(file, await pack[format](text, quality));
  return file;
}

const pack = {
  br: (text: Buffer, quality: Quality) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (quality === 'best' ? 0 : 1),
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, {level: constants.Z_BEST_COMPRESSION}),
};
