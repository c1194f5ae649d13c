import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const FENCE = /^\s*(?:`{3,}|~{3,})tsx?\s.*?\bsample="?([^\s"#]+)/gm;

/** The TypeScript files that pages show, below `samples/`; a page under docs/ or src/pages/ that names none has none. */
export function shownSamples(siteDir: string): string[] {
  const pages = ['docs', 'src/pages'].flatMap((folder) =>
    readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => join(siteDir, folder, file)),
  );
  const named = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(FENCE), ([, file]) => file!),
  );
  // A name that is wrong is reported where it stands, when the page is compiled.
  return [...new Set(named)].filter((file) => existsSync(join(siteDir, 'samples', file))).sort();
}
