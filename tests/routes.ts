import sidebars from '../sidebars';

/** The docs pages, in the order of the sidebar. */
export const docIds = idsIn(sidebars.docs);

export const docRoutes = docIds.map((id) => `/${id}`);

export const routes = ['/', '/search', ...docRoutes];

/** An address that no page has. */
export const missingRoute = '/api/creatSlice';

function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  const {items = [], id, link} = item as {items?: unknown[]; id?: string; link?: {id?: string}};
  return [...(id ? [id] : []), ...(link?.id ? [link.id] : []), ...items.flatMap(idsIn)];
}
