import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import type {Library} from './library/openLibrary';
import remarkApiReference from './remarkApiReference';

/** What is wrong with a page when it is compared with a library, one line each: `docs/api/x.mdx:12: …`. */
export async function checkPage(page: string, source: string, library: Library): Promise<string[]> {
  // Front matter is not MDX: blank it, so that line numbers stay.
  const value = source.replace(/^---\n[^]*?\n---\n/, (matter) => matter.replace(/.*/g, ''));
  const file = new VFile({path: page, value});
  const tree = createProcessor({format: 'mdx'}).parse(file) as Root;
  try {
    await remarkApiReference({siteDir: '', library})(tree, file);
    return [];
  } catch (error) {
    const {source: origin, reason} = error as {source?: string; reason?: string};
    if (origin === 'api-reference') return reason!.split('\n');
    throw error;
  }
}
