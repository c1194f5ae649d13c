import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digest, write} from '../../shared/DiskCache';
import {assetPath, assetsDirectory} from './TypeAssets';
import type {BlockTypes, Shown} from './blockTypes';

/** What the types of a block are made of. */
export interface TypesRequest {
  /** Path below the samples. */
  file: string;
  shown: Shown;
}

/**
 * Types that are made when a reader asks for them. The development server uses them: an edited sample is shown at once, and
 * only its popups wait for the compiler. A request is kept on disk, because the bundler remembers the page when the
 * server is started again.
 */
export class TypesOnDemand {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly cacheDirectory: string,
    private readonly make: (request: TypesRequest) => Promise<BlockTypes>,
  ) {}

  /** Names a file that will be made. @param key all that the types depend on besides the request */
  request(request: TypesRequest, key: unknown[]): string {
    const name = digest(key, request).slice(0, 12);
    if (!existsSync(this.requestPath(name))) write(this.requestPath(name), JSON.stringify(request));
    return name;
  }

  /** Makes the file of this name, if it was requested and is not there. */
  async made(name: string): Promise<void> {
    const asset = assetPath(this.cacheDirectory, name);
    if (existsSync(asset) || !existsSync(this.requestPath(name))) return;
    const running = this.running.get(name) ?? this.write(name, asset);
    this.running.set(name, running);
    await running.finally(() => this.running.delete(name));
  }

  private async write(name: string, asset: string): Promise<void> {
    const request = JSON.parse(readFileSync(this.requestPath(name), 'utf8')) as TypesRequest;
    write(asset, JSON.stringify(await this.make(request)));
  }

  private requestPath(name: string): string {
    return join(assetsDirectory(this.cacheDirectory), `${name}.request.json`);
  }
}
