import {join} from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import remarkSamples from '../../plugins/samples/remarkSamples';
import {readFenceMeta} from '../../plugins/shared/fenceMeta';
import {withoutFrontMatter} from '../../plugins/shared/frontMatter';
import type {SampleOrigin} from '../../plugins/shared/SampleOrigin';
import {filesBelow, read, root} from './files';

/** A block of a page that is cut from a TypeScript sample. */
export interface ShownBlock extends SampleOrigin {
  page: string;
  /** The line of the fence in the page. */
  fence: number;
  /** The TypeScript as the page shows it. */
  code: string;
  language: string;
  title: string;
  /** The line of the `<Files>` around it, if any. */
  files?: number;
}

const processor = createProcessor({format: 'mdx'});
const embed = remarkSamples({siteDir: root});

/** Every page with its TypeScript blocks, in the order of the page. */
export function shownBlocks(): Map<string, ShownBlock[]> {
  const pages = [...filesBelow('docs'), ...filesBelow('src')].filter((file) => file.endsWith('.mdx'));
  return new Map(pages.map((page) => [page, blocksOf(page)]));
}

function blocksOf(page: string): ShownBlock[] {
  const value = withoutFrontMatter(read(page));
  const file = new VFile({path: join(root, page), value});
  const tree = processor.parse(file) as Root;
  embed(tree, file);
  const shown: ShownBlock[] = [];
  const groups = new Map<unknown, number>();
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'Files')
      visit(element, 'code', (node: Code) => void groups.set(node, element.position!.start.line));
  });
  visit(tree, 'code', (node: Code) => {
    const sample = node.data?.hProperties?.sample;
    if (!sample || !/^tsx?$/.test(node.lang ?? '')) return;
    const files = groups.get(node);
    shown.push({
      ...(JSON.parse(String(sample)) as SampleOrigin),
      page,
      fence: node.position!.start.line,
      code: node.value,
      language: node.lang!,
      title: readFenceMeta(node.meta).title ?? '',
      ...(files !== undefined && {files}),
    });
  });
  return shown;
}
