import type {SinceFile} from '../../plugins/since/sinceFile';
import {reach, type Files} from '../../plugins/samples/imports';

/**
 * The pages whose samples have to be tried: those that changed since the last run, and those that import from one that
 * did. All of them, if other releases are to be tried than last time.
 */
export function changedPages(
  digests: Readonly<Record<string, string>>,
  last: SinceFile['samples'] | undefined,
  versions: readonly string[],
  files: Files,
  pageOf: (file: string) => string,
): Set<string> {
  const pages = Object.keys(digests);
  if (!last || `${last.compiled}` !== `${versions}` || `${last.run}` !== `${versions}`) return new Set(pages);
  const isChanged = (page: string) => digests[page] !== last.pages[page];
  const filesOf = (page: string) => [...files.keys()].filter((file) => pageOf(file) === page);
  return new Set(
    pages.filter((page) => [...reach(filesOf(page), files)].some((file) => isChanged(pageOf(file)))),
  );
}
