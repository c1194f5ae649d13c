import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {LoadedMDXContent} from '@docusaurus/mdx-loader';
import type {DocFrontMatter, DocMetadata} from '@docusaurus/plugin-content-docs';

type Compiled = LoadedMDXContent<DocFrontMatter, DocMetadata>;

/** What a page's scripts need to know of it beside its text. It travels in an attribute of the article. */
export interface PageData extends Pick<Compiled, 'metadata' | 'contentTitle' | 'toc' | 'assets'> {
  /** What is in view of the sidebar while the page is shown. */
  sidebar: PropSidebarItem[];
}

/** For those who build the site, and long. */
const UNUSED = new Set(['source', 'sourceDirName', 'slug']);

export function writePageData(data: PageData): string {
  return JSON.stringify(data, (key, value: unknown) => (UNUSED.has(key) ? undefined : value));
}

export function readPageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
