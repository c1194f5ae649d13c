import {expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {docIds} from '../routes';
import {filesBelow} from './files';

it('has one page in docs/ for each entry of the sidebar, and no other', () => {
  const pages = filesBelow('docs').map((file) => file.replace(/^docs\//, '').replace(/\.mdx$/, ''));
  expect([...docIds].sort()).toEqual(pages.sort());
});

it('has one sidebar, `docs`', () => {
  expect(Object.keys(sidebars)).toEqual(['docs']);
});

it('has no page outside docs/ but the landing page', () => {
  expect(filesBelow('src/pages').filter((file) => /\/[^_/]+\.(tsx?|jsx?|mdx?)$/.test(file))).toEqual([
    'src/pages/index.tsx',
  ]);
});
