import {createProcessor} from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import type {Library} from './library/openLibrary';
import remarkApiReference from './remarkApiReference';

/** What is wrong with a page when it is compared with a library, one line each: `docs/api/x.mdx:12: …`. */
export async function checkPage(page: string, source: string, library: Library): Promise<string[]> {
  const processor = createProcessor({
    remarkPlugins: [remarkFrontmatter, [remarkApiReference, {siteDir: '', library}]],
  });
  const file = new VFile({path: page, value: source});
  try {
    await processor.run(processor.parse(file), file);
    return [];
  } catch (error) {
    if (error instanceof VFileMessage && error.source === 'api-reference') return error.reason.split('\n');
    throw error;
  }
}
