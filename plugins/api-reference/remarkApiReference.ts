import {relative} from 'node:path';
import type {Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {entriesOf} from './coverage/entries';
import {DriftError} from './library/DriftError';
import type {Library} from './library/openLibrary';
import {QuerySyntaxError} from './library/query';
import {apiTable, type BuiltTable} from './pages/apiTable';
import type {Problem} from './pages/checkRows';
import {errorMessage} from './pages/errorMessage';
import {block} from './pages/nodes';
import {signature} from './pages/signature';
import {verifiedVersion} from './pages/verifiedVersion';
import {siteLibrary} from './siteLibrary';

export interface Options {
  /** The project's root: errors name pages from here. */
  siteDir: string;
  /**
   * What the pages are compared with.
   * @default the library installed for the site
   */
  library?: Library;
  /**
   * Where names are explained that signatures and types mention: name -> `/page#anchor`.
   * @default the entries of the site
   */
  entries?: Record<string, string>;
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Fills `<ApiTable>`, `<Signature>` and `<ErrorMessage>` from the library, and fails where a page contradicts it. */
export default function remarkApiReference({siteDir, library = siteLibrary(siteDir), entries}: Options) {
  let known = entries;
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = relative(siteDir, file.path).replaceAll('\\', '/');
    known ??= entriesOf(siteDir);
    const names = {known, route: page.replace(/^docs|\.mdx$/g, '')};
    const problems: Problem[] = [];
    const ids = new Set<string>();
    const tables: (BuiltTable & {line: number})[] = [];

    const claim = (wanted: string[], tag: Tag) => {
      for (const id of wanted) {
        if (ids.has(id))
          problems.push({line: lineOf(tag), message: `the anchor #${id} is on this page twice.`});
        ids.add(id);
      }
    };

    const render = async (tag: Tag): Promise<RootContent[]> => {
      if (tag.name === 'Signature') {
        const node = await signature(tag, library, names);
        claim([node.data!.signature!.id], tag);
        return [node];
      }
      if (tag.type !== 'mdxJsxFlowElement')
        throw new DriftError(`<${tag.name}> stands inside a paragraph: put it on lines of its own.`);
      if (tag.name === 'ErrorMessage') {
        const entry = await errorMessage(tag, library, ids);
        ids.add(entry.data!.errorMessage!.id);
        return [entry];
      }
      const table = await apiTable(tag, library, names);
      tables.push({...table, line: lineOf(tag)});
      problems.push(...table.problems.map((problem) => ({...problem, line: problem.line ?? lineOf(tag)})));
      claim(table.ids, tag);
      return table.nodes;
    };

    for (const {tag, parent} of findTags(tree)) {
      try {
        const nodes = await render(tag);
        parent.children.splice(parent.children.indexOf(tag), 1, ...nodes);
      } catch (error) {
        if (!(error instanceof DriftError || error instanceof QuerySyntaxError)) throw error;
        problems.push({line: lineOf(tag), message: error.message});
      }
    }
    problems.push(...missingBranches(tables));
    report(problems, page, file);
    verifiedVersion(tree, page, library);
    // The anchors are made here, not by a theme component, so they must be reported to the check for broken links.
    if (ids.size) tree.children.push(block('ApiAnchors', {ids: [...ids].join(' ')}, []));
  };
}

function findTags(tree: Root): {tag: Tag; parent: Parent}[] {
  const found: {tag: Tag; parent: Parent}[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _, parent) => {
    const tag = node as Tag;
    if (parent && /^(ApiTable|Signature|ErrorMessage)$/.test(tag.name ?? ''))
      found.push({tag, parent: parent as Parent});
  });
  return found;
}

/** A page that describes one branch of a union describes them all. */
function missingBranches(tables: {branch?: BuiltTable['branch']; line: number}[]): Problem[] {
  const unions = new Map<string, {count: number; line: number; described: Set<number>}>();
  for (const {branch, line} of tables) {
    if (!branch) continue;
    const union = unions.get(branch.of) ?? {count: branch.count, line, described: new Set()};
    union.described.add(branch.index);
    unions.set(branch.of, union);
  }
  return [...unions].flatMap(([of, {count, line, described}]) => {
    const missing = Array.from({length: count}, (_, i) => i).filter((i) => !described.has(i));
    return missing.map((i) => ({
      line,
      message: `${of} has ${count} branches; number ${i + 1} has no table on this page.`,
    }));
  });
}

function lineOf({position}: Tag): number {
  return position?.start.line ?? 1;
}

function report(problems: Problem[], page: string, file: VFile): void {
  if (!problems.length) return;
  const lines = problems.map(({line = 1, message}) => `${page}:${line}: ${message}`);
  file.fail(lines.join('\n'), {source: 'api-reference', ruleId: 'drift'});
}
