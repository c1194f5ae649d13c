import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {codeVersion} from '../../shared/codeVersion';
import {digest, write} from '../../shared/DiskCache';
import {shownComponents} from '../components';
import type {Files} from '../programs';
import {kitOf} from './kit';
import {startFile} from './startFile';
import type {PageSources, PageTests, SampleSource} from './types';

const TEST = /\.test\.tsx?$/;
const CODE = /\.([jt]sx?|json)$/;

/** The name of the files with the sources and the tests of a page; it changes with them. */
export function pageName(siteDir: string, folder: string, files: Files): string {
  const version = codeVersion(siteDir, 'runner', 'code-blocks', 'samples');
  return `${folder.replaceAll('/', '.')}.${digest(version, kitOf(siteDir).name, [...files]).slice(0, 12)}`;
}

export const folderOf = (name: string) => name.split('.').slice(0, -1).join('/');

export interface PageOptions {
  siteDir: string;
  directory: string;
  readSamples: (folder: string) => Files;
  sourceOf: (file: string) => Promise<SampleSource>;
}

/** Writes what the browser loads when a reader edits a sample of a page or takes it along. */
export async function writePage(name: string, options: PageOptions): Promise<string[]> {
  const {siteDir, directory, readSamples, sourceOf} = options;
  const kit = kitOf(siteDir);
  const written = {
    sources: `${name}.sources.json`,
    tests: `${name}.tests.json`,
    kit: `${kit.name}.json`,
  };
  const path = (file: string) => join(directory, file);
  if (!existsSync(path(written.kit))) write(path(written.kit), kit.text);
  if (!existsSync(path(written.sources)) || !existsSync(path(written.tests))) {
    const folder = folderOf(name);
    const files = readSamples(folder);
    write(path(written.sources), JSON.stringify(await pageSources(folder, files, sourceOf)));
    write(path(written.tests), JSON.stringify(pageTests(folder, files, kit.name)));
  }
  return Object.values(written);
}

export async function pageSources(
  folder: string,
  files: Files,
  sourceOf: PageOptions['sourceOf'],
): Promise<PageSources> {
  const names = [...files.keys()].filter((file) => CODE.test(file) && !TEST.test(file)).sort();
  const sources = await Promise.all(names.map(async (file) => [below(folder, file), await sourceOf(file)]));
  return Object.fromEntries(sources) as PageSources;
}

export function pageTests(folder: string, files: Files, kit: string): PageTests {
  const others = [...files].filter(([file]) => TEST.test(file) || !CODE.test(file)).sort();
  const components = new Map([...shownComponents(files).values()].map(({test, name}) => [name, test]));
  return {
    kit,
    files: Object.fromEntries(others.map(([file, text]) => [below(folder, file), text])),
    starts: Object.fromEntries(
      Array.from(components, ([name, test]) => [name, startFile(files.get(test)!, name).text]),
    ),
  };
}

export const below = (folder: string, file: string) => file.slice(folder.length + 1);
