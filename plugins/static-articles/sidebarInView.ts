import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/**
 * The sidebar as a page first shows it: a closed category keeps its first link only, so that it can be opened. The rest is
 * loaded when the reader moves to the sidebar.
 */
export function sidebarInView(items: readonly PropSidebarItem[], path: string): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    return {...item, items: isOpen(item, path) ? sidebarInView(item.items, path) : firstLink(item.items)};
  });
}

function isOpen(category: PropSidebarItemCategory, path: string): boolean {
  return (
    !category.collapsible ||
    !category.collapsed ||
    category.href === path ||
    linksOf(category.items).some(({href}) => href === path)
  );
}

function firstLink(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return linksOf(items).slice(0, 1);
}

/** All pages of a sidebar. */
export function linksOf(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap((item) =>
    item.type === 'link' ? [item] : item.type === 'category' ? linksOf(item.items) : [],
  );
}
