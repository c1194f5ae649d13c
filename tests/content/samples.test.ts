import {join} from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {audit} from '../../plugins/samples/audit';
import {exceptions} from '../../plugins/samples/exceptions';
import remarkSamples from '../../plugins/samples/remarkSamples';
import {withoutFrontMatter} from '../../plugins/shared/frontMatter';
import type {SampleOrigin} from '../../plugins/shared/SampleOrigin';
import packageJson from '../../package.json';
import {filesBelow, read, root} from './files';

const pages = [...filesBelow('docs'), ...filesBelow('src')].filter((file) => file.endsWith('.mdx'));
const processor = createProcessor({format: 'mdx'});
const embed = remarkSamples({siteDir: root});

/** The samples a page shows; throws what the build would throw. */
function samplesOf(page: string): string[] {
  const value = withoutFrontMatter(read(page));
  const file = new VFile({path: join(root, page), value});
  const tree = processor.parse(file) as Root;
  embed(tree, file);
  const shown: string[] = [];
  visit(tree, 'code', (node: Code) => {
    const sample = node.data?.hProperties?.sample;
    if (sample) shown.push((JSON.parse(String(sample)) as SampleOrigin).file);
  });
  visit(tree, 'table', ({data}) => {
    if (data?.recordedIn) shown.push(data.recordedIn);
  });
  return shown;
}

test('every TypeScript fence of every page comes from a tested sample', () => {
  const problems: string[] = [];
  const shownBy = new Map<string, string[]>();
  for (const page of pages) {
    try {
      shownBy.set(page, samplesOf(page));
    } catch (error) {
      shownBy.set(page, []);
      problems.push((error as Error).message);
    }
  }
  const files = new Map(filesBelow('samples').map((file) => [file.slice('samples/'.length), read(file)]));
  const packages = new Set(Object.keys({...packageJson.dependencies, ...packageJson.devDependencies}));
  problems.push(...audit({files, pages: shownBy, exceptions, packages}));

  expect(problems.join('\n')).toBe('');
});

test('partials that show samples lie where the samples plugin sees them', () => {
  expect(pages.filter((page) => page.startsWith('src/') && !page.startsWith('src/pages/'))).toEqual([]);
});
