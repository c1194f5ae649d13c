import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {tellProgress} from '../shared/progress';

/** The part of the bundler that is used here; webpack and Rspack share it. */
interface Compiler {
  hooks: Record<'run' | 'done', {tap(name: string, seen: () => void): void}>;
}

/** Reports what the bundler is doing: see plugins/shared/progress.ts. */
export default function progress(): Plugin {
  let unfinished = 0;
  const watch = {
    apply: ({hooks}: Compiler) => {
      unfinished++;
      hooks.run.tap('progress', () => tellProgress('bundling'));
      hooks.done.tap('progress', () => {
        if (--unfinished === 0) tellProgress('rendering pages');
      });
    },
  };
  tellProgress('loading the site');
  return {name: 'progress', configureWebpack: () => ({plugins: [watch]})};
}

/** A remark plugin that counts the pages as they are compiled. */
export function countPages(siteDir: string) {
  const of = readdirSync(join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.mdx'),
  ).length;
  let done = 0;
  return () => () => {
    if (done < of) tellProgress('compiling pages', ++done, of);
  };
}
