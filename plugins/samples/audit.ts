import {posix} from 'node:path';
import type {Exception} from './exceptions';
import {importsOf, isRelative, packageOf, reach, resolveImport, type Files} from './imports';

export interface Project {
  /** Every file below `samples/`. */
  files: Files;
  /** Each page, from the project's root, with the samples it shows. */
  pages: ReadonlyMap<string, readonly string[]>;
  exceptions: readonly Exception[];
  /** The packages a sample may import. */
  packages: ReadonlySet<string>;
}

const TEST = /\.test\.tsx?$/;
const CODE = /\.[jt]sx?$/;
const RECORDED = /\.output\.\w+$/;
/** The fake network of a page's samples: tests need it, pages need not show it. */
const HANDLERS = /(^|\/)handlers\.ts$/;
const RECORD_CALL = /\brecord(?:Output)?\(\s*['"`]([^'"`]+)['"`]/g;

/** Everything that is wrong with `samples/` as a whole; each entry names the file and the fix. */
export function audit({files, pages, exceptions, packages}: Project): string[] {
  const ownFiles = [...files.keys()].filter((file) => !/^testing\/|tsconfig.*\.json$/.test(file));
  const tests = ownFiles.filter((file) => TEST.test(file));
  const shown = reach([...pages.values()].flat(), files);
  const run = reach(tests, files);
  const recorded = new Set(tests.flatMap((test) => recordedBy(test, files)));
  const folders = [...pages.keys()].map(folderOf);
  const texts = new Set([...shown].map((file) => posix.basename(file) + files.get(file)));
  /** Each step of a tutorial is a whole project: most of its files are as an earlier step showed them. */
  const isCopy = (file: string) =>
    /^tutorials\/.*\/(?:step-\d+|challenges)\//.test(file) &&
    texts.has(posix.basename(file) + files.get(file));

  const problems = ownFiles.flatMap((file) => [
    ...place(file, folders),
    ...(CODE.test(file) ? wrongImports(file, folders, files, packages) : []),
    ...(TEST.test(file) || HANDLERS.test(file) || shown.has(file) || isCopy(file)
      ? []
      : [`${name(file)}: no page shows it: name it in a fence, \`sample=${file}\`, or delete it.`]),
    ...(CODE.test(file) && !run.has(file)
      ? [
          `${name(file)}: no test runs it: import it in a *.test.ts beside it, and assert what the page says of it.`,
        ]
      : []),
    ...(RECORDED.test(file) && !recorded.has(file)
      ? [
          `${name(file)}: no test records it: call recordOutput('./${posix.basename(file)}', …) in a test beside it.`,
        ]
      : []),
  ]);
  return [...problems, ...staleExceptions(exceptions, pages)];
}

function recordedBy(test: string, files: Files): string[] {
  return [...files.get(test)!.matchAll(RECORD_CALL)].map(([, path]) =>
    posix.join(posix.dirname(test), path!),
  );
}

/** `docs/api/createSlice.mdx` owns `samples/api/createSlice/`; what the landing page shows is in `samples/landing/`. */
function folderOf(page: string): string {
  return page.startsWith('docs/') ? page.slice('docs/'.length).replace(/\.mdx$/, '') : 'landing';
}

function ownerOf(file: string, folders: string[]): string | undefined {
  return folders.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
}

function place(file: string, folders: string[]): string[] {
  if (ownerOf(file, folders)) return [];
  return [
    `${name(file)}: no page owns this folder: samples/ mirrors docs/, so move it to samples/<path of its page>/.`,
  ];
}

function wrongImports(
  file: string,
  folders: string[],
  files: Files,
  packages: ReadonlySet<string>,
): string[] {
  const owner = ownerOf(file, folders);
  return importsOf(files.get(file)!).flatMap((specifier) => {
    if (!isRelative(specifier))
      return packages.has(packageOf(specifier))
        ? []
        : [
            `${name(file)}: imports "${specifier}", which is no package of package.json: a reader could not install it.`,
          ];
    const target = resolveImport(file, specifier, files) ?? posix.join(posix.dirname(file), specifier);
    const allowed = target.startsWith(`${owner}/`) || (TEST.test(file) && target.startsWith('testing/'));
    return allowed
      ? []
      : [
          `${name(file)}: imports "${specifier}" from outside samples/${owner}/: copy it beside this file, or import a package.`,
        ];
  });
}

function staleExceptions(exceptions: readonly Exception[], pages: Project['pages']): string[] {
  return exceptions
    .filter(({page}) => !pages.has(page))
    .map(({page}) => `plugins/samples/exceptions.ts: ${page} does not exist: remove or correct its entry.`);
}

const name = (file: string) => `samples/${file}`;
