import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import type {Tinypool} from 'tinypool';
import type {Task} from './describe';
import type {FileTypes} from './TypeService';

/** Each thread has to check the library, so more threads do not help. */
const MAXIMUM_THREADS = 4;
/** In megabytes per thread: without limits, garbage is collected late and a build takes a fifth more memory. */
const YOUNG_GENERATION = 48;
const OLD_GENERATION = {library: 400, file: 0.25};
/** In development the threads stay, so that the next edit finds the library already checked. */
const IDLE_TIMEOUT = process.env.NODE_ENV === 'production' ? 1_000 : 600_000;

/** Compilers in threads, so that the bundler works while they describe samples. */
export class Compilers {
  /** How often this process started compilers: 0 in a build that finds everything in its cache. */
  static started = 0;

  private pool: Promise<Tinypool> | undefined;
  private expected: Omit<Task, 'sources'>[] = [];

  /** @param countFiles how many files and folders the samples have, tests and all */
  constructor(
    private readonly directory: string,
    private readonly countFiles: () => number,
  ) {}

  /** Says what will be asked for, so that one program can include it all. */
  expect(tasks: readonly Task[]): void {
    this.expected = tasks.map(({file, program}) => ({file, program}));
  }

  /** One thread describes these files, so that what they share is checked once. */
  async describe(tasks: readonly Task[]): Promise<FileTypes[]> {
    const pool = await (this.pool ??= this.start());
    try {
      return (await pool.run({
        directory: this.directory,
        expected: this.expected,
        tasks,
      })) as FileTypes[];
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new Error(
            `The compiler ran out of memory at samples/${tasks[0]?.file}: raise OLD_GENERATION in ` +
              'plugins/code-blocks/compiler/Compilers.ts.',
          )
        : error;
    }
  }

  private async start(): Promise<Tinypool> {
    Compilers.started++;
    const {Tinypool} = await import('tinypool');
    return new Tinypool({
      filename: join(__dirname, 'worker.mjs'),
      minThreads: 0,
      maxThreads: Math.min(availableParallelism(), MAXIMUM_THREADS),
      idleTimeout: IDLE_TIMEOUT,
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_GENERATION,
        maxOldGenerationSizeMb: OLD_GENERATION.library + OLD_GENERATION.file * this.countFiles(),
      },
    });
  }
}
