import type {RunData} from '../../protocol';
import {reach} from '../../sources/reach';
import {resolve, specifiersOf} from '../../sources/resolve';
import type {Kit, PageSources, PageTests} from '../../sources/types';
import {folderOf, type Draft} from '../editor/draft';
import {indexHtml, mainOf, readme, tsconfig} from './files';
import {packageJson} from './packageJson';

export interface Parts {
  data: RunData;
  sources: PageSources;
  tests: PageTests;
  kit: Kit;
  draft: Draft | undefined;
  /** Of the page. */
  address: string;
  /** Present if the project is to be in JavaScript. */
  toJavaScript: ((text: string, file: string) => string) | undefined;
}

const TEST = /\.test\.tsx?$/;

/** All files of a project that runs the sample and its tests, by path. */
export function projectOf(parts: Parts): Record<string, string> {
  const {data, tests, kit, address, toJavaScript} = parts;
  const folder = folderOf(data.page);
  const below = (path: string) => path.slice(folder.length + 1);
  const own = data.files.map(below);
  const page = pageFiles(parts, below);
  const chosen = reach([...own, ...testsOf(own, tests, page)], page);
  const helpers = helpersFor(chosen, page, kit);
  const main = mainOf(data, tests, below);

  const typed: Record<string, string> = {
    ...Object.fromEntries(chosen.map((file) => [`src/${file}`, withTesting(page.get(file)!, file)])),
    ...helpers,
    ...main.files,
    [main.starter]: kit.files[main.starter]!,
  };
  const files = toJavaScript ? inJavaScript(typed, parts, toJavaScript, folder) : typed;
  const isScript = Boolean(toJavaScript);
  const config = kit.files['vite.config.ts']!;
  return {
    'package.json': packageJson(files, kit.versions, isScript),
    'README.md': readme(own[0]!, address),
    'index.html': indexHtml(
      own[0]!,
      Object.keys(files).find((file) => file.startsWith('main.'))!,
      data.styles && `src/${below(data.styles.file)}`,
    ),
    ...(data.styles && {[`src/${below(data.styles.file)}`]: data.styles.text}),
    '.gitignore': 'node_modules\ndist\n',
    ...(isScript
      ? {'vite.config.js': config.replace(/\.ts'/g, ".js'")}
      : {'vite.config.ts': config, 'tsconfig.json': tsconfig}),
    'public/mockServiceWorker.js': kit.files['public/mockServiceWorker.js']!,
    ...files,
    ...recordingsOf(chosen, page, tests),
  };
}

/** The texts of the page with the reader's edits, in TypeScript as far as there is one. */
function pageFiles({sources, tests, draft}: Parts, below: (path: string) => string): Map<string, string> {
  const texts = Object.entries(sources).map(([file, {ts}]) => [file, ts] as const);
  const edits = draft?.language === 'ts' ? Object.entries(draft.files) : [];
  const imported = Object.entries(tests.files).filter(([file]) => TEST.test(file) || file.endsWith('.css'));
  return new Map([...texts, ...imported, ...edits.map(([path, text]) => [below(path), text] as const)]);
}

/** The tests that import the file on the page; if there are none, those that import a file beside it. */
function testsOf([first, ...others]: string[], {files}: PageTests, page: Map<string, string>): string[] {
  const importing = (wanted: readonly string[]) =>
    Object.entries(files)
      .filter(([file]) => TEST.test(file))
      .filter(([file, text]) =>
        specifiersOf(text).some((specifier) =>
          wanted.includes(resolve(file, specifier, (path) => page.has(path)) ?? ''),
        ),
      )
      .map(([file]) => file);
  const direct = importing([first!]);
  return direct.length > 0 ? direct : importing(others);
}

/** In the samples of the site the helpers are further away than in a project. */
function withTesting(text: string, file: string): string {
  return text.replace(/(['"])(?:\.\.\/)+testing\//g, `$1${'../'.repeat(file.split('/').length)}testing/`);
}

/** The helpers of the tests, as far as these need them. */
function helpersFor(chosen: string[], page: Map<string, string>, kit: Kit): Record<string, string> {
  const all = new Map(Object.entries(kit.files));
  const named = chosen.flatMap((file) =>
    specifiersOf(page.get(file)!).flatMap((specifier) => {
      const helper = /^(?:\.\.\/)+(testing\/.*)$/.exec(specifier)?.[1];
      return (helper && resolve('', `./${helper}`, (path) => all.has(path))) ?? [];
    }),
  );
  const setups = [
    ...(chosen.some((file) => TEST.test(file)) ? ['testing/setup.ts'] : []),
    ...(chosen.some((file) => file.endsWith('.test.tsx'))
      ? ['testing/setupDom.ts', 'testing/sharedJsdom.ts']
      : []),
  ];
  return Object.fromEntries(reach([...setups, ...named], all).map((file) => [file, all.get(file)!]));
}

function inJavaScript(
  typed: Record<string, string>,
  {sources, draft, data}: Parts,
  toJavaScript: (text: string, file: string) => string,
  folder: string,
): Record<string, string> {
  const edits = draft?.language === 'js' ? draft.files : {};
  const shown = new Set(data.files.map((path) => `src/${path.slice(folder.length + 1)}`));
  return Object.fromEntries(
    Object.entries(typed).flatMap(([file, text]): [string, string][] => {
      const below = file.slice('src/'.length);
      const known = file.startsWith('src/') ? (edits[`${folder}/${below}`] ?? sources[below]?.js) : undefined;
      if (known === '' || !/\.tsx?$/.test(file)) return known === '' ? [] : [[file, text]];
      const script = known ?? toJavaScript(text, file);
      // A file of types only is not there in JavaScript.
      if (script.trim() === '' && !shown.has(file)) return [];
      return [[file.replace(/\.ts(x?)$/, '.js$1'), script]];
    }),
  );
}

/** The recorded outputs that the chosen tests compare with. */
function recordingsOf(
  chosen: string[],
  page: Map<string, string>,
  {files}: PageTests,
): Record<string, string> {
  const recordings = chosen
    .filter((file) => TEST.test(file))
    .flatMap((file) =>
      Array.from(page.get(file)!.matchAll(/['"`](\.\/[^'"`]+\.output\.\w+)['"`]/g), ([, name]) =>
        resolve(file, name!, (path) => path in files),
      ),
    );
  return Object.fromEntries(
    recordings.flatMap((file) => (file ? [[`src/${file}`, files[file]!] as const] : [])),
  );
}
