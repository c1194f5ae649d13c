import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DiskCache} from './cache/DiskCache';
import type {JavaScript} from './javascript/deriveJavaScript';

/** The files under `samples/`, and what can be known about each. Loads the compiler only for what is not remembered. */
export class SampleProject {
  constructor(
    private readonly directory: string,
    private readonly cache: DiskCache,
  ) {}

  read(file: string): string {
    return readFileSync(join(this.directory, file), 'utf8');
  }

  async javascriptOf(file: string): Promise<JavaScript> {
    const path = join(this.directory, file);
    const {resolveConfig} = await import('prettier');
    const style = (await resolveConfig(path)) ?? {};
    const source = this.read(file);
    return this.cache.get('javascript', [file, source, style], async () => {
      const {deriveJavaScript} = await import('./javascript/deriveJavaScript');
      return deriveJavaScript(source, `samples/${file}`, style);
    });
  }
}
