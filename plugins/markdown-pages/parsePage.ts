import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {withoutFrontMatter} from '../shared/frontMatter';

/** A plugin of the site's own pipeline. */
export type RemarkPlugin = () => (tree: Root, file: VFile) => void | Promise<void>;

/** The tree of a page after the site's own plugins: samples are in their fences, tables are filled from the library. */
export async function parsePage(
  path: string,
  source: string,
  plugins: readonly RemarkPlugin[],
): Promise<Root> {
  const file = new VFile({path, value: withoutFrontMatter(source)});
  const tree = remark().use(remarkMdx).use(remarkGfm).use(remarkDirective).parse(file);
  for (const attach of plugins) await attach()(tree, file);
  return tree;
}
