import {basename} from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {commandInJavaScript, piecesOf} from '../../plugins/code-blocks/javascript/fileNames';
import {withoutFrontMatter} from '../../plugins/shared/frontMatter';
import {filesBelow, read} from './files';

/** Names that do not follow the reader's language, each with the reason. */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  'docs/rtk-query/usage/code-generation.mdx': {
    'bikeShareApi.ts': 'the generator writes TypeScript under the name that its configuration has',
  },
  'docs/rtk-query/usage/server-side-rendering.mdx': {
    '_app.tsx': 'a file of Next.js that every project has already',
  },
  'docs/tutorials/typescript.mdx': {
    'garageSlice.ts': 'a page for TypeScript alone, and a file of the quick start',
  },
};

const processor = createProcessor({format: 'mdx'});
const pages = filesBelow('docs').filter((file) => file.endsWith('.mdx'));

/** The names of TypeScript files that stay as they are when a reader chooses JavaScript. */
function stayingNames(page: string): Set<string> {
  const tree = processor.parse(withoutFrontMatter(read(page))) as Root;
  const shown = new Set<string>();
  visit(tree, 'code', ({meta}) => {
    const file = /\bsample=([^\s#]+\.tsx?)(?=[\s#]|$)/.exec(meta ?? '')?.[1];
    if (file) shown.add(basename(file));
  });
  const staying = new Set<string>();
  visit(tree, (node) => {
    for (const text of textsOf(node))
      // A command follows by what it does, and the title of an admonition is not an element of the page.
      piecesOf(text, (name) => {
        if (!shown.has(name) || isCommand(node) || text.startsWith(':::')) staying.add(name);
        return false;
      });
  });
  return staying;
}

const isCommand = (node: {type: string; lang?: string | null}) => node.lang === 'bash';

/** The texts of a node: text, inline code, the title of a block, a command or a list of files. */
function textsOf(node: Root | Root['children'][number]): string[] {
  if (node.type !== 'code')
    return 'value' in node && /^(?:text|inlineCode)$/.test(node.type) ? [node.value] : [];
  const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '';
  // The title of a sample always follows.
  if (/^tsx?$/.test(node.lang ?? '')) return [];
  if (isCommand(node)) return [title, commandInJavaScript(node.value)];
  return [title, node.lang === 'text' ? node.value : ''];
}

test('TypeScript files that a page names are files it shows, whose names follow the reader', () => {
  const problems: string[] = [];
  const unused = new Set(
    Object.entries(EXCEPTIONS).flatMap(([page, names]) =>
      Object.keys(names).map((name) => `${page}: ${name}`),
    ),
  );
  for (const page of pages)
    for (const name of stayingNames(page))
      if (EXCEPTIONS[page]?.[name]) unused.delete(`${page}: ${name}`);
      else problems.push(`${page}: ${name}`);
  expect(
    problems,
    'These names keep their ending in JavaScript: show the file, or say here why it is TypeScript.',
  ).toEqual([]);
  expect([...unused], 'remove these exceptions: nothing needs them').toEqual([]);
}, 120_000);
