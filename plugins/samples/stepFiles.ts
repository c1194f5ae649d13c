import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from './readSample';
import {CONTINUED} from './steps';

/** A file of a reader's project, by its path there, and the sample that it is. */
export type StepFiles = Map<string, string>;

/** What a reader's `src/` and `public/` hold after a step, besides what the starter brought: path to sample. */
export function stepFiles(siteDir: string, step: string): StepFiles {
  const [tutorial = '', number] = step.split('/step-');
  const before = CONTINUED[`${tutorial}/step-0`];
  const page = readFileSync(join(siteDir, 'docs', `${tutorial}.mdx`), 'utf8');
  const samples = join(siteDir, 'samples');
  const own = listFiles(join(samples, tutorial, `step-${number}`))
    .filter((path) => /^(?:src|public)\//.test(path))
    // A block with a title of its own is an aside, or another way to write a file.
    .filter((path) => !page.includes(`sample=${step}/${path} title=`));
  return new Map([
    ...(before ? stepFiles(siteDir, before) : []),
    ...own.map((path) => [path, `${step}/${path}`] as const),
  ]);
}
