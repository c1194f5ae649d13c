import {availableParallelism} from 'node:os';
import {posix} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {cutLines} from '../../plugins/code-blocks/javascript/cutLines';
import {takeMarks} from '../../plugins/code-blocks/highlight/marks';
import {SampleProject} from '../../plugins/code-blocks/SampleProject';
import {NETWORKS} from '../../samples/testing/life/networks';
import {read, root} from './files';
import {recordedPrograms, type Program} from './reader/programs';
import {runInProject} from './reader/project';
import {shownBlocks, type ShownBlock} from './shownBlocks';

/** Programs that a reader cannot run from the page, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'rtk-query/usage/automated-refetching/payOne.ts':
    'the recording has a line for each request the server got',
  'rtk-query/usage/automated-refetching/closedInvoice.ts':
    'the recording has a line for each request the server got',
  'rtk-query/usage/automated-refetching/whatRefetches.ts':
    'the recording has a line for each request the server got',
  'rtk-query/usage/manual-cache-updates/renameFails.ts': 'its test makes the server refuse',
  'rtk-query/usage/code-generation/generate.ts': 'reads an OpenAPI document beside it',
};

/** Programs wait half of their time, for timers or for what they may still print. */
const AT_ONCE = 2 * availableParallelism();

let shown: Map<string, ShownBlock[]>;
const samples = SampleProject.of(root);
beforeAll(() => {
  shown = shownBlocks();
}, 120_000);

/** What a reader who copies every block of the page has of a file. */
async function copied(file: string, language: 'ts' | 'js'): Promise<string | undefined> {
  const blocks = [...shown.values()].flat().filter((block) => block.file === file);
  if (blocks.length === 0) return undefined;
  const wanted = new Set(
    blocks.flatMap(({code, lines, onlyInJavaScript = []}) => [
      ...takeMarks(code).kept.map((index) => lines[index]!),
      ...(language === 'js' ? onlyInJavaScript : []),
    ]),
  );
  if (language === 'js') return cutLines(await samples.javascriptOf(file), [...wanted]).text;
  const all = read(`samples/${file}`).split('\n');
  return all.map((line, index) => (wanted.has(index + 1) ? line : '')).join('\n');
}

async function problemsOf(program: Program, language: 'ts' | 'js'): Promise<string[]> {
  const {file, files, output, requests} = program;
  const page = Object.keys(NETWORKS).find((folder) => file.startsWith(`${folder}/`));
  const folder = page ?? posix.dirname(file);
  const saved = new Map<string, string>();
  const single = files.length === 1;
  const ending = language === 'ts' ? '.ts' : single ? '.mjs' : '.js';
  const nameOf = (name: string) => posix.relative(folder, name).replace(/\.ts$/, ending);
  for (const name of files) {
    const text = await copied(name, language);
    if (text === undefined) return [`no page shows samples/${name}, which it imports`];
    // A file that holds only types is not saved.
    saved.set(nameOf(name), text);
  }
  const printed = await runInProject({
    files: saved,
    entry: nameOf(file),
    expected: output,
    runner: single && language === 'js' ? 'node' : 'tsx',
    ...(requests && page && {network: NETWORKS[page]!, handlers: `samples/${page}/handlers.ts`}),
  });
  return printed.trim() === output.trim() ? [] : [`prints ${JSON.stringify(printed.trim().slice(-220))}`];
}

test.each(['ts', 'js'] as const)(
  'a reader who copies the blocks (%s) sees the recorded output',
  async (language) => {
    const queue = recordedPrograms();
    const failed = new Map<string, string>();
    const work = async () => {
      for (let program = queue.shift(); program; program = queue.shift())
        for (const problem of await problemsOf(program, language)) failed.set(program.file, problem);
    };
    await Promise.all(Array.from({length: AT_ONCE}, work));
    const report = [...failed]
      .filter(([file]) => !(file in EXCEPTIONS))
      .map(([file, problem]) => `samples/${file}: ${problem}`);
    const stale = Object.keys(EXCEPTIONS).filter((file) => !failed.has(file));
    expect(
      [...report, ...stale.map((file) => `EXCEPTIONS: ${file} runs: remove it.`)].sort().join('\n'),
    ).toBe('');
  },
  600_000,
);
