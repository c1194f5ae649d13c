import {basename, join, relative} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readFenceMeta, type FenceMeta} from '../shared/fenceMeta';
import type {SampleOrigin} from '../shared/SampleOrigin';
import {SampleError} from './SampleError';
import {exceptions as allExceptions, type Exception} from './exceptions';
import {readSample} from './readSample';
import {recordedTable} from './recordedTable';
import {cutRegion} from './regions';
import {readStep} from './steps';

export interface Options {
  /** The project's root: pages are named relative to it, and samples are in its `samples/`. */
  siteDir: string;
  /**
   * Fences that may carry TypeScript in the page.
   * @default the list in `exceptions.ts`
   */
  exceptions?: readonly Exception[];
}

/** Pages about types, which a reader of JavaScript has no use for. */
const TYPESCRIPT_PAGES = ['docs/tutorials/typescript.mdx'];
const TYPESCRIPT = /^(ts|tsx|js|jsx|typescript|javascript|mts|cts|mjs|cjs)$/;

/**
 * Turns each ```` ```ts sample=path#region ```` into an ordinary code node that holds the region's text, and each
 * ```` ```table sample=path.output.md ```` into a table.
 */
export default function remarkSamples({siteDir, exceptions = allExceptions}: Options) {
  const samplesDir = join(siteDir, 'samples');

  return (tree: Root, file: VFile): void => {
    const page = relative(siteDir, file.path).replaceAll('\\', '/');
    const unused = new Set(exceptions.filter((exception) => exception.page === page));
    const problems: {node?: Code; message: string}[] = [];

    visit(tree, 'code', (node, index, parent) => {
      try {
        const meta = readFenceMeta(node.meta);
        if (meta.file !== undefined) {
          const origin = embed(node, meta as FenceMeta & {file: string}, samplesDir);
          if (TYPESCRIPT_PAGES.includes(page)) origin.typescriptOnly = true;
          node.data = {
            ...node.data,
            hProperties: {...node.data?.hProperties, sample: JSON.stringify(origin)},
          };
          if (node.lang === 'table') parent!.children[index!] = recordedTable(node.value, meta.file);
        } else if (TYPESCRIPT.test(node.lang ?? '')) allowOrFail(node, unused);
      } catch (error) {
        if (!(error instanceof SampleError)) throw error;
        problems.push({node, message: error.message});
      }
    });

    for (const {firstLine} of unused)
      problems.push({
        message: `plugins/samples/exceptions.ts still excuses the fence that starts with "${firstLine}", but this page has none: remove the entry.`,
      });
    report(problems, page, file);
  };
}

function embed(
  node: Code,
  {file, region, title, rest}: FenceMeta & {file: string},
  samplesDir: string,
): SampleOrigin {
  if (!file)
    throw new SampleError('sample= needs a path below samples/, such as api/createSlice/shelf.ts#slice.');
  if (node.value.trim())
    throw new SampleError(
      `the fence names sample=${file} and has a body too: remove the body; the file is shown.`,
    );
  if (region === '') throw new SampleError(`sample=${file}# ends with "#": name a region, or drop the "#".`);
  const extension = file.split('.').at(-1)!;
  if (TYPESCRIPT.test(extension) && node.lang !== extension)
    throw new SampleError(
      `${file} is ${extension}, the fence says ${node.lang ?? 'nothing'}: write \`\`\`${extension}.`,
    );

  const {text, ...place} = cutRegion(readSample(samplesDir, file), `samples/${file}`, region);
  const step = region === undefined && title === undefined ? readStep(samplesDir, file) : undefined;
  const origin: SampleOrigin = {
    file,
    ...(region !== undefined && {region}),
    ...place,
    ...(step && {change: step.change}),
  };
  node.value = text;
  node.meta = title === undefined ? `${rest} title="${step?.path ?? titleOf(file)}"`.trim() : rest;
  return origin;
}

/** The output of a run is not a file that the reader has, so it has no file name as its title. */
function titleOf(file: string): string {
  return /\.output\.\w+$/.test(file) ? 'Output' : basename(file);
}

function allowOrFail(node: Code, unused: Set<Exception>): void {
  const firstLine = node.value.split('\n')[0]!.trim();
  for (const exception of unused)
    if (exception.firstLine === firstLine) {
      unused.delete(exception);
      return;
    }
  throw new SampleError(
    node.value.trim()
      ? `a ${node.lang} fence carries its own code: move it to samples/ with a test beside it, and write sample=path#region.`
      : `a ${node.lang} fence is empty: name the file it shows with sample=path#region.`,
  );
}

function report(problems: {node?: Code; message: string}[], page: string, file: VFile): void {
  const [first] = problems;
  if (!first) return;
  const lines = problems.map(({node, message}) => `${page}:${node?.position?.start.line ?? 1}: ${message}`);
  file.fail(lines.join('\n'), {place: first.node?.position, source: 'samples', ruleId: 'sample'});
}
