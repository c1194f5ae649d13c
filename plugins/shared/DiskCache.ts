import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

export function digest(...parts: unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(typeof part === 'string' ? part : JSON.stringify(part)).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Keeps results on disk under a name that covers everything they depend on, so no entry is ever out of date. */
export class DiskCache {
  private readonly running = new Map<string, Promise<unknown>>();

  /** @param version covers what every result depends on: the code of the plugin, the versions of its tools. */
  constructor(
    readonly directory: string,
    readonly version: string,
  ) {}

  /** The cached result for `key`, or the one that `compute` returns now. */
  async get<Result>(kind: string, key: unknown[], compute: () => Result | Promise<Result>): Promise<Result> {
    const path = this.pathOf(kind, key);
    // Two blocks of one page can ask for the same sample at the same time.
    const running = this.running.get(path) ?? this.readOrCompute(path, compute);
    this.running.set(path, running);
    try {
      return (await running) as Result;
    } finally {
      this.running.delete(path);
    }
  }

  /** Whether there is a result for `key`. */
  has(kind: string, key: unknown[]): boolean {
    return existsSync(this.pathOf(kind, key));
  }

  private pathOf(kind: string, key: unknown[]): string {
    return join(this.directory, kind, `${digest(this.version, JSON.stringify(key))}.json`);
  }

  private async readOrCompute<Result>(
    path: string,
    compute: () => Result | Promise<Result>,
  ): Promise<Result> {
    const known = read(path);
    if (known !== undefined) return JSON.parse(known) as Result;
    const result = await compute();
    write(path, JSON.stringify(result));
    return result;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

let written = 0;

/** Writes in one step, so that an interrupted build leaves no truncated file. */
export function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), {recursive: true});
  const temporary = `${path}.${process.pid}.${written++}`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}
