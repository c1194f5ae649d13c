import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {run, TaskError} from '../shell.mjs';

export interface TestFile {
  /** Below `samples/`. */
  file: string;
  isFailed: boolean;
  /** Full names of the tests that fail. */
  failed: string[];
}

interface Report {
  testResults: {name: string; status: string; assertionResults: {fullName: string; status: string}[]}[];
}

const PROJECTS = ['samples', 'samples-alone', 'samples-dom', 'samples-dom-alone'];

/** Runs tests of samples, named below `samples/`, with the library that is installed in a folder; `names` picks some. */
export async function runTests(
  folder: string,
  tests: readonly string[],
  names: readonly string[] = [],
): Promise<TestFile[]> {
  if (!tests.length) return [];
  const out = join(folder, 'tests.json');
  const config = ['--config', 'tasks/upgrade/vitest.config.ts', '--root', '.'];
  const report = ['--reporter=json', `--outputFile=${out}`];
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const picked = pattern ? ['--testNamePattern', `(${pattern})$`] : [];
  const args = [...config, ...PROJECTS.map((name) => `--project=${name}`), ...report, ...picked];
  const env = {LIBRARY_ROOT: folder, TEST_PATIENCE: '15000'};
  const {output} = await run('vitest', ['run', ...args, ...tests.map((test) => `samples/${test}`)], {
    quiet: true,
    env,
  });
  try {
    return (JSON.parse(readFileSync(out, 'utf8')) as Report).testResults.map(toTestFile);
  } catch (error) {
    throw new TaskError(`The run on ${folder} broke off: ${String(error)}\n${output}`);
  }
}

function toTestFile({name, status, assertionResults}: Report['testResults'][number]): TestFile {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  return {
    file: relative(join(process.cwd(), 'samples'), name).replaceAll('\\', '/'),
    isFailed: status === 'failed',
    failed: failed.map(({fullName}) => fullName),
  };
}
