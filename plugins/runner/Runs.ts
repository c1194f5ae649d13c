import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {cacheFolder} from '../shared/cacheFolder';
import {digest, write} from '../shared/DiskCache';
import {groupsOf} from './bundles/groups';
import {exceptions} from './exceptions';
import {recordedPrograms, type Files} from './programs';
import type {RunData} from './protocol';
import {runData, type Compiled} from './runData';
import {shownComponents} from './components';
import {pageName} from './sources/PageAssets';
import {forFrame} from './sources/forFrame';
import {linked, reach} from './sources/reach';
import {startFile} from './sources/startFile';

/** Where the files are, below the site's base URL. */
export const ASSETS_PATH = 'assets/run';

/** Digits of a name. A page pays for each of them, and two dozen times for its samples. */
const NAME_LENGTH = 8;

const opened = new Map<string, Runs>();

/** Which samples can be run in the page, and what the browser loads to run them. */
export class Runs {
  static of(siteDir: string): Runs {
    const runs = opened.get(siteDir) ?? new Runs(siteDir);
    opened.set(siteDir, runs);
    return runs;
  }

  /** Files that pages name, under what is in them. */
  readonly directory: string;

  private constructor(private readonly siteDir: string) {
    this.directory = join(cacheFolder(siteDir, 'runner'), 'assets');
  }

  /** What a block says about running it: the name of the run, and the groups of packages that are to be loaded with it. */
  attributeOf(file: string): string | undefined {
    const run = this.runOf(file);
    return run && [run.name, ...run.groups].join(' ');
  }

  /** The name of the file that runs a sample; none if it does not run by itself. */
  nameOf(file: string): string | undefined {
    return this.runOf(file)?.name;
  }

  private runOf(file: string): {name: string; groups: string[]} | undefined {
    const folder = pageFolder(this.siteDir, file);
    const files = readSamples(this.siteDir, folder);
    const data = this.dataOf(file, files);
    if (!data) return undefined;
    const text = JSON.stringify({...data, page: pageName(this.siteDir, folder, files)});
    return {name: keepRun(this.directory, file, text), groups: groupsOf(data.packages)};
  }

  private dataOf(file: string, files: Files): Omit<RunData, 'page'> | undefined {
    if (file in exceptions) return undefined;
    const component = shownComponents(files).get(file);
    if (component) {
      const {test, name} = component;
      const {imports} = startFile(files.get(test)!, name);
      const shown = new Map(files).set(test, forFrame(files.get(test)!, name));
      const data = withReact(runData(test, shown, {component: name}));
      const css = posix.join(posix.dirname(file), 'index.css');
      const text = files.get(css);
      return {
        ...data,
        ...(text !== undefined && {styles: {file: css, text}}),
        files: reach([file, ...linked(test, imports, files)], files),
      };
    }
    if (!recordedPrograms(files).some((program) => program.file === file)) return undefined;
    const network = this.networkOf(file);
    const data = runData(file, files, network && {network});
    return {...data, files: reach([file, ...(network ? [network.module] : [])], files)};
  }

  private networkOf(file: string): {module: string; name: string} | undefined {
    const text = readFileSync(join(this.siteDir, 'samples/testing/life/networks.json'), 'utf8');
    const found = Object.entries(JSON.parse(text) as Record<string, string>).find(([page]) =>
      file.startsWith(`${page}/`),
    );
    return found && {module: `${found[0]}/handlers.ts`, name: found[1]};
  }
}

/** Writes a run under a name that says what is in it. */
export function keepRun(directory: string, file: string, text: string): string {
  const name = digest(text).slice(0, NAME_LENGTH);
  const path = join(directory, `${name}.json`);
  if (!existsSync(path)) write(path, text);
  else if (readFileSync(path, 'utf8') !== text)
    throw new Error(
      `samples/${file}: its run and another one are both named ${name}. Delete ${directory}; if that does not help, raise NAME_LENGTH in plugins/runner/Runs.ts.`,
    );
  return name;
}

/** The frame shows a component with these, whatever it imports itself. */
function withReact(data: Compiled): Compiled {
  const packages = new Set([...data.packages, 'react', 'react-dom/client', 'react-redux']);
  return {...data, packages: [...packages].sort()};
}

/** Samples import nothing from other pages, whose folders need not be read. */
function pageFolder(siteDir: string, file: string): string {
  const parts = file.split('/');
  for (let length = parts.length - 1; length > 1; length--) {
    const folder = parts.slice(0, length).join('/');
    if (existsSync(join(siteDir, 'docs', `${folder}.mdx`))) return folder;
  }
  return parts[0]!;
}

export function readSamples(siteDir: string, folder: string): Files {
  const samples = join(siteDir, 'samples');
  return new Map(
    readdirSync(join(samples, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(samples.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
      }),
  );
}
