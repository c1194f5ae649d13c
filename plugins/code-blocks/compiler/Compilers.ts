import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import type {Tinypool} from 'tinypool';
import type {Task} from './describe';
import type {FileTypes} from './TypeService';

/** More threads would each check the library again. */
const MAXIMUM_THREADS = 4;
/** In megabytes, for each thread: without limits, garbage is collected late, and a build takes a fifth more memory. */
const YOUNG_GENERATION = 48;
const OLD_GENERATION = {library: 400, file: 0.25};
/** While somebody writes, the next question comes with the next edit, and finds the library checked. */
const IDLE_TIMEOUT = process.env.NODE_ENV === 'production' ? 1_000 : 600_000;

/** Compilers in threads of their own: the bundler works on while they describe samples. */
export class Compilers {
  /** How often compilers were needed in this process: a build that remembers everything leaves it at 0. */
  static started = 0;

  private pool: Promise<Tinypool> | undefined;
  private expected: Omit<Task, 'sources'>[] = [];

  /** @param countFiles how many files and folders the samples have, tests and all */
  constructor(
    private readonly directory: string,
    private readonly countFiles: () => number,
  ) {}

  /** Names what will be asked for, so that one program can hold it all. */
  expect(tasks: readonly Task[]): void {
    this.expected = tasks.map(({file, world}) => ({file, world}));
  }

  /** One thread describes these files: they belong together, and what one imports is checked once. */
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
