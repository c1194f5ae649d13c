import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {LoadedMDXContent} from '@docusaurus/mdx-loader';
import type {DocFrontMatter, DocMetadata} from '@docusaurus/plugin-content-docs';

type Compiled = LoadedMDXContent<DocFrontMatter, DocMetadata>;

/** What scripts need to know about a page besides its text. It is in an attribute of the article. */
export interface PageData extends Pick<Compiled, 'metadata' | 'contentTitle' | 'toc' | 'assets'> {
  /** The visible part of the sidebar on this page. */
  sidebar: PropSidebarItem[];
}

/** Long, and only needed while building. */
const UNUSED = new Set(['source', 'sourceDirName', 'slug']);

export function writePageData(data: PageData): string {
  return JSON.stringify(data, (key, value: unknown) => (UNUSED.has(key) ? undefined : value));
}

export function readPageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
