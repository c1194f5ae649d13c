import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {resolveConfig} from 'prettier';
import {codeVersion} from '../shared/codeVersion';
import {DiskCache} from '../shared/DiskCache';
import {cacheDirectory} from './cache/location';
import {Compilers} from './compiler/Compilers';
import type {Task} from './compiler/describe';
import type {FileTypes} from './compiler/TypeService';
import {programOf} from './compiler/programOf';
import type {JavaScript} from './javascript/deriveJavaScript';
import {popupHtml} from './types/popupHtml';

/** What is known about a file's identifiers, and the HTML of each popup. */
export interface DescribedFile extends FileTypes {
  popups: string[];
}

const opened = new Map<string, SampleProject>();

/**
 * The files under `samples/`, and what is known about each. Starts the compiler only for what is not cached.
 * One per build: docs, other pages and their Markdown ask about the same files, and compiling takes long.
 */
export class SampleProject {
  static of(siteDir: string): SampleProject {
    const project = opened.get(siteDir) ?? new SampleProject(siteDir);
    opened.set(siteDir, project);
    return project;
  }

  readonly cache: DiskCache;
  private readonly compilers: Compilers;
  private readonly directory: string;
  /** The compiler's options. */
  private readonly settings: string;
  /** Many files have the same text for the same name. */
  private readonly popups = new Map<string, Promise<string>>();

  private constructor(siteDir: string) {
    this.cache = new DiskCache(cacheDirectory(siteDir), codeVersion(siteDir, 'code-blocks'));
    this.directory = join(siteDir, 'samples');
    this.settings = this.read('tsconfig.json');
    this.compilers = new Compilers(
      this.directory,
      () => readdirSync(this.directory, {recursive: true}).length,
    );
  }

  /** Describes these files before a page asks for them; the files of a folder go to one thread. */
  async describeAll(files: readonly string[], tell: (done: number, of: number) => void): Promise<void> {
    const missing = files
      .map((file) => this.taskOf(file))
      .filter((task) => !this.cache.has('types', this.keyOfTask(task)));
    this.compilers.expect(missing);
    let done = 0;
    const describe = async (tasks: Task[]) => {
      const described = this.compilers.describe(tasks);
      await Promise.all(
        tasks.map((task, at) =>
          this.cache.get('types', this.keyOfTask(task), async () => this.withPopups((await described)[at]!)),
        ),
      );
      tell((done += tasks.length), missing.length);
    };
    await Promise.all([...byFolder(missing).values()].map(describe));
  }

  async javascriptOf(file: string): Promise<JavaScript> {
    const source = this.read(file);
    const style = (await resolveConfig(join(this.directory, file))) ?? {};
    return this.cache.get('javascript', [file, source, style], async () => {
      const {deriveJavaScript} = await import('./javascript/deriveJavaScript');
      return deriveJavaScript(source, `samples/${file}`, style);
    });
  }

  async typesOf(file: string): Promise<DescribedFile> {
    const task = this.taskOf(file);
    return this.cache.get('types', this.keyOfTask(task), async () => {
      const [described] = await this.compilers.describe([task]);
      return this.withPopups(described!);
    });
  }

  /** Whether `typesOf` can answer without the compiler. */
  isDescribed(file: string): boolean {
    return this.cache.has('types', this.keyOf(file));
  }

  /** What the types of a file depend on. */
  keyOf(file: string): unknown[] {
    return this.keyOfTask(this.taskOf(file));
  }

  private keyOfTask({file, sources}: Task): unknown[] {
    return [file, sources, this.settings];
  }

  private async withPopups(types: FileTypes): Promise<DescribedFile> {
    const popupOf = (text: FileTypes['texts'][number]) => {
      const key = JSON.stringify(text);
      const popup = this.popups.get(key) ?? popupHtml(text);
      this.popups.set(key, popup);
      return popup;
    };
    return {...types, popups: await Promise.all(types.texts.map(popupOf))};
  }

  private taskOf(file: string): Task {
    const sources = this.withSiblings(file);
    return {file, sources, program: programOf(file, sources)};
  }

  private read(file: string): string {
    return readFileSync(join(this.directory, file), 'utf8');
  }

  /** The text of a file and of everything under `samples/` that it imports. */
  private withSiblings(file: string, found: Record<string, string> = {}): Record<string, string> {
    found[file] = this.read(file);
    for (const [, path] of found[file].matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g)) {
      const target = posix.join(posix.dirname(file), path!);
      const sibling = ['', '.ts', '.tsx', '/index.ts']
        .map((end) => target + end)
        .find((name) => this.isFile(name));
      if (sibling && !(sibling in found)) this.withSiblings(sibling, found);
    }
    return found;
  }

  private isFile(file: string): boolean {
    return /\.\w+$/.test(file) && existsSync(join(this.directory, file));
  }
}

function byFolder(tasks: readonly Task[]): Map<string, Task[]> {
  const folders = new Map<string, Task[]>();
  for (const task of tasks) {
    const folder = posix.dirname(task.file);
    folders.set(folder, [...(folders.get(folder) ?? []), task]);
  }
  return folders;
}
