import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkSamples from './remarkSamples';

const siteDir = join(__dirname, '__fixtures__');
const embed = remarkSamples({
  siteDir,
  exceptions: [
    {page: 'docs/excused.mdx', firstLine: "import 'pseudo-code';", reason: 'not code yet'},
    {page: 'docs/stale-exception.mdx', firstLine: 'gone();', reason: 'was not code yet'},
  ],
});

/** The code nodes after the plugin ran, or the error it failed with. */
function process(page: string): string {
  const path = join(siteDir, 'docs', page);
  const file = new VFile({path, value: readFileSync(path, 'utf8')});
  const tree = createProcessor({format: 'mdx'}).parse(file) as Root;
  try {
    embed(tree, file);
  } catch (error) {
    return `${(error as Error).message}\n`;
  }
  let nodes = '';
  visit(tree, 'code', ({lang, meta, value, data}) => {
    nodes += `${lang} ${meta}\n${String(data?.hProperties?.sample)}\n${value}\n\n`;
  });
  return nodes;
}

// Add a case by dropping a page into __fixtures__/docs and running vitest with -u.
test.each(readdirSync(join(siteDir, 'docs')).filter((name) => name.endsWith('.mdx')))('%s', async (page) => {
  await expect(process(page)).toMatchFileSnapshot(
    `./__fixtures__/docs/${page.replace('.mdx', '.result.txt')}`,
  );
});

test('recorded rows become a table', () => {
  const path = join(siteDir, 'docs/table.mdx');
  const file = new VFile({path, value: '```table sample=loans/fines.output.md\n```'});
  const tree = createProcessor({format: 'mdx'}).parse(file) as Root;
  embed(tree, file);
  expect(tree.children.map(({type}) => type)).toEqual(['table']);
});

test('the error carries its place for editors and the dev server', () => {
  const path = join(siteDir, 'docs/missing-region.mdx');
  const file = new VFile({path, value: readFileSync(path, 'utf8')});
  const tree = createProcessor({format: 'mdx'}).parse(file) as Root;
  expect(() => embed(tree, file)).toThrow(expect.objectContaining({line: 7, file: path, source: 'samples'}));
});
