import {copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digest, write} from '../../shared/DiskCache';
import type {BlockTypes} from './blockTypes';

/** Where the files are, below the site's base URL. */
export const ASSETS_PATH = 'assets/types';

export function assetsDirectory(cacheDirectory: string): string {
  return join(cacheDirectory, 'assets');
}

export function assetPath(cacheDirectory: string, name: string): string {
  return join(assetsDirectory(cacheDirectory), `${name}.json`);
}

/** Stores the types of a block until the end of the build, in a file named after its content. */
export function keepTypes(cacheDirectory: string, types: BlockTypes): string | undefined {
  if (types.texts.length === 0) return undefined;
  const text = JSON.stringify(types);
  const name = digest(text).slice(0, 12);
  const path = assetPath(cacheDirectory, name);
  if (!existsSync(path)) write(path, text);
  return name;
}

/**
 * Copies the files that the finished pages name. It reads the pages because, with the bundler's cache, this build may
 * not have rendered any block.
 */
export function copyNamedTypes(cacheDirectory: string, outDir: string): number {
  const names = new Set(
    htmlFiles(outDir).flatMap((path) =>
      Array.from(
        readFileSync(path, 'utf8').matchAll(/\bdata-types="?([\da-f]{12})\b/g),
        (found) => found[1]!,
      ),
    ),
  );
  mkdirSync(join(outDir, ASSETS_PATH), {recursive: true});
  for (const name of names) {
    const source = assetPath(cacheDirectory, name);
    if (!existsSync(source))
      throw new Error(
        `A page names the types ${name}.json, but ${source} is gone: run \`docusaurus clear\` and build again.`,
      );
    copyFileSync(source, join(outDir, ASSETS_PATH, `${name}.json`));
  }
  return names.size;
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(folder, path));
}
