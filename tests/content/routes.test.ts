import {expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {docIds, routes} from '../routes';
import {filesBelow} from './files';

const sorted = (list: string[]) => [...list].sort();

it('has the 56 routes of the specification', () => {
  expect(docIds).toHaveLength(54);
  expect(new Set(routes).size).toBe(56);
});

it('has one page in docs/ for each docs route, and no other', () => {
  const pages = filesBelow('docs').map((file) => file.replace(/^docs\//, '').replace(/\.mdx$/, ''));
  expect(sorted(pages)).toEqual(sorted(docIds));
});

it('lists each page once in the sidebar `docs`', () => {
  expect(Object.keys(sidebars)).toEqual(['docs']);
  expect(sorted(docsOf(sidebars.docs))).toEqual(sorted(docIds));
});

it('has no page outside docs/ but the landing page', () => {
  expect(filesBelow('src/pages').filter((file) => /\/[^_/]+\.(tsx?|jsx?|mdx?)$/.test(file))).toEqual([
    'src/pages/index.tsx',
  ]);
});

function docsOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(docsOf);
  const {items = [], id, link} = item as {items?: unknown[]; id?: string; link?: {id?: string}};
  return [...(id ? [id] : []), ...(link?.id ? [link.id] : []), ...items.flatMap(docsOf)];
}
