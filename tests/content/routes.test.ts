import {expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {docIds} from '../routes';
import {filesBelow} from './files';

it('has one page in docs/ for each entry of the sidebar, and no other', () => {
  const pages = filesBelow('docs')
    .filter((file) => !file.endsWith('.questions.json'))
    .map((file) => file.replace(/^docs\//, '').replace(/\.mdx$/, ''));
  expect([...docIds].sort()).toEqual(pages.sort());
});

it('has one sidebar, `docs`, with these pages', () => {
  expect(Object.keys(sidebars)).toEqual(['docs']);
  expect(idsIn(sidebars.docs)).toEqual(docIds);
});

it('has no page outside docs/ but the landing page', () => {
  expect(filesBelow('src/pages').filter((file) => /\/[^_/]+\.(tsx?|jsx?|mdx?)$/.test(file))).toEqual([
    'src/pages/index.tsx',
  ]);
});

function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  const {items = [], id, link} = item as {items?: unknown[]; id?: string; link?: {id?: string}};
  return [...(id ? [id] : []), ...(link?.id ? [link.id] : []), ...items.flatMap(idsIn)];
}
