import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {withoutFrontMatter} from '../shared/frontMatter';
import type {Library} from './library/openLibrary';
import remarkApiReference from './remarkApiReference';

/** What is wrong with a page when it is compared with a library, one line each: `docs/api/x.mdx:12: …`. */
export async function checkPage(
  page: string,
  source: string,
  library: Library,
  entries: Record<string, string>,
): Promise<string[]> {
  const file = new VFile({path: page, value: withoutFrontMatter(source)});
  const tree = createProcessor({format: 'mdx'}).parse(file) as Root;
  try {
    await remarkApiReference({siteDir: '', library, entries})(tree, file);
    return [];
  } catch (error) {
    const {source: origin, reason} = error as {source?: string; reason?: string};
    if (origin === 'api-reference') return reason!.split('\n');
    throw error;
  }
}
