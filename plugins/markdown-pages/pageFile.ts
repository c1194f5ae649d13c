import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';

export interface PageFacts {
  title: string;
  description: string;
  /** The page's own, canonical address. */
  url: string;
  /** Version of the library the page is about. */
  version: string;
}

const writer = remark()
  // Aligned cells would be mostly spaces.
  .use(remarkGfm, {tablePipeAlign: false})
  .data('settings', {bullet: '-', rule: '-', fences: true, listItemIndent: 'one', resourceLink: true});

/** The text of a page below its title. */
export function pageBody(tree: Root): string {
  return writer.stringify(tree).trim();
}

/** The file beside a page: what is known about it, its title, its text. */
export function pageFile({title, description, url, version}: PageFacts, body: string): string {
  const matter = {title, description, canonical_url: url, library: `@reduxjs/toolkit ${version}`};
  // A string of JSON is a string of YAML.
  const lines = Object.entries(matter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n# ${title}\n\n${body}\n`;
}
