import {randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cacheFolder} from '../../shared/cacheFolder';
import {write} from '../../shared/DiskCache';

export function cacheDirectory(siteDir: string): string {
  return cacheFolder(siteDir, 'code-blocks');
}

/** An id that changes when the cache is deleted. The bundler must not keep pages longer than we keep what they refer to. */
export function cacheGeneration(directory: string): string {
  const path = join(directory, 'generation');
  if (!existsSync(path)) write(path, randomUUID());
  return readFileSync(path, 'utf8');
}
