import {relative} from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {markCodes, markExports, markIndex, markSignatures} from './markExports';
import {checkStatements} from './statements';
import {markSamples} from './markSamples';
import {markTables} from './markTables';
import {expandRemoved} from './removed';
import {sinceFile, type SinceFile} from './sinceFile';

export interface Options {
  siteDir: string;
  /** Export -> `/page#anchor` that explains it. */
  homes: Record<string, string>;
  /** @default what `npm run since` found */
  file?: SinceFile;
}

/** Says beside what came after 2.0 which release brought it. Runs after the plugins that fill tables and fences. */
export default function remarkSince({siteDir, homes, file: data = sinceFile}: Options) {
  return (tree: Root, file: VFile): void => {
    const page = relative(siteDir, file.path).replaceAll('\\', '/');
    const route = page.replace(/^docs/, '').replace(/\.mdx$/, '');
    const explained = Object.keys(homes).filter((name) => homes[name]!.split('#')[0] === route);
    const wrong = checkStatements(tree, page, data);
    markTables(tree, data);
    markCodes(tree, data);
    markIndex(tree, data);
    markExports(tree, explained, data);
    markSignatures(tree, data);
    markSamples(tree, data);
    const problems = [...wrong, ...expandRemoved(tree, data)];
    if (problems.length)
      file.fail(problems.map(({line, message}) => `${page}:${line}: ${message}`).join('\n'), {
        source: 'since',
      });
  };
}
