import type {LoadedPlugin} from '@docusaurus/types';
import type {LoadedContent, DocMetadata} from '@docusaurus/plugin-content-docs';
import {DOCS_PLUGIN, docsContent} from '../docusaurus-internals/docsContent';

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

export interface DocsTree {
  docs: Map<string, DocMetadata>;
  /** Parts of the sidebar in order, flattened; `depth` 2 at the top. */
  sections: {label: string; depth: number; ids: string[]}[];
}

/** The pages Docusaurus loaded, and the order in which its sidebar shows them. */
export function readDocs(plugins: LoadedPlugin[]): DocsTree {
  const loaded = plugins.find(({name}) => name === DOCS_PLUGIN);
  const [version] = docsContent(loaded?.content).loadedVersions;
  const docs = new Map(version!.docs.map((doc) => [doc.id, doc]));
  const [sidebar = []] = Object.values(version!.sidebars);
  return {docs, sections: [{label: 'Start here', depth: 2, ids: idsOf(sidebar)}, ...sectionsOf(sidebar, 2)]};
}

function sectionsOf(items: readonly SidebarItem[], depth: number): DocsTree['sections'] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [{label: item.label, depth, ids: idsOf(item.items)}, ...sectionsOf(item.items, depth + 1)]
      : [],
  );
}

function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
}
