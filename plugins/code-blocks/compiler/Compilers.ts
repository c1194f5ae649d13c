import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import type {Tinypool} from 'tinypool';
import type {Task} from './describe';
import type {FileTypes} from './TypeService';

/** Each checks the library again and needs half a gigabyte; and one core is left to the bundler. */
const MAXIMUM_THREADS = 4;
/** In megabytes: with the default, a compiler spends a fifth of its time collecting garbage. */
const YOUNG_GENERATION = 96;
/** While somebody writes, the next question comes with the next edit, and finds the library checked. */
const IDLE_TIMEOUT = process.env.NODE_ENV === 'production' ? 1_000 : 600_000;

/** Compilers in threads of their own: the bundler works on while they describe samples. */
export class Compilers {
  /** How often compilers were needed in this process: a build that remembers everything leaves it at 0. */
  static started = 0;

  private pool: Promise<Tinypool> | undefined;
  private expected: Omit<Task, 'sources'>[] = [];

  constructor(private readonly directory: string) {}

  /** Names what will be asked for, so that one program can hold it all. */
  expect(tasks: readonly Task[]): void {
    this.expected = tasks.map(({file, world}) => ({file, world}));
  }

  /** One thread describes these files: they belong together, and what one imports is checked once. */
  async describe(tasks: readonly Task[]): Promise<FileTypes[]> {
    const pool = await (this.pool ??= this.start());
    return pool.run({directory: this.directory, expected: this.expected, tasks}) as Promise<FileTypes[]>;
  }

  private async start(): Promise<Tinypool> {
    Compilers.started++;
    const {Tinypool} = await import('tinypool');
    return new Tinypool({
      filename: join(__dirname, 'worker.mjs'),
      minThreads: 0,
      maxThreads: Math.min(Math.max(1, availableParallelism() - 1), MAXIMUM_THREADS),
      idleTimeout: IDLE_TIMEOUT,
      resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION},
    });
  }
}
