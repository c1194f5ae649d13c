import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {resolveConfig} from 'prettier';
import {DiskCache, digest} from './cache/DiskCache';
import {cacheDirectory} from './cache/location';
import {pluginVersion} from './cache/version';
import type {JavaScript} from './javascript/deriveJavaScript';
import type {FileTypes, TypeService} from './types/TypeService';

/** What is known about a file's identifiers, and the HTML of each popup. */
export interface DescribedFile extends FileTypes {
  popups: string[];
}

const opened = new Map<string, SampleProject>();

/**
 * The files under `samples/`, and what can be known about each. Loads the compiler only for what is not remembered.
 * One for a whole build: docs, other pages and their Markdown ask about the same files, and the compiler is what costs.
 */
export class SampleProject {
  static of(siteDir: string): SampleProject {
    const project = opened.get(siteDir) ?? new SampleProject(siteDir);
    opened.set(siteDir, project);
    return project;
  }

  readonly cache: DiskCache;
  private service: TypeService | undefined;
  private readonly directory: string;
  /** What every type depends on: the compiler's options and the installed packages. */
  private readonly surroundings: string;
  /** A build that remembers nothing must say the same as the next such build, whatever the order of its pages. */
  private readonly fromNothing: boolean;

  private constructor(siteDir: string) {
    this.cache = new DiskCache(cacheDirectory(siteDir), pluginVersion(siteDir));
    this.directory = join(siteDir, 'samples');
    const lock = readFileSync(join(siteDir, 'package-lock.json'), 'utf8');
    this.surroundings = digest(this.read('tsconfig.json'), lock);
    this.fromNothing = process.env.NODE_ENV === 'production' && this.cache.isEmpty('types');
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
    const sources = this.withSiblings(file);
    return this.cache.get('types', [file, sources, this.surroundings], async () => {
      const [{TypeService}, {popupHtml}] = await Promise.all([
        import('./types/TypeService'),
        import('./types/popupHtml'),
      ]);
      this.service ??= new TypeService(this.directory, this.fromNothing);
      const types = this.service.typesOf(file, sources);
      return {...types, popups: await Promise.all(types.texts.map(popupHtml))};
    });
  }

  private read(file: string): string {
    return readFileSync(join(this.directory, file), 'utf8');
  }

  /** The text of a file and of all that it imports from its own folder or others of the samples. */
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
