import {relative} from 'node:path';
import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {BlockFactory} from './BlockFactory';
import {digest} from '../shared/DiskCache';
import {readFence} from './fence';
import {followInProse, inBothLanguages, isFence, shownFiles, type IsShown} from './followLanguage';
import {HtmlConstants} from './htmlConstants';
import type {Options} from './options';
import {renderBlock, type Block} from './render/renderBlock';
import {MOST_FILES, renderFiles} from './render/renderFiles';

/** Turns each fence into finished HTML: highlighted, with its JavaScript and the types of its identifiers. */
export default function rehypeCodeBlocks(options: Options) {
  const factory = new BlockFactory(options);
  const pageOf = (file: VFile) => relative(options.siteDir, file.path).replaceAll('\\', '/');

  async function toBlock(pre: Element, file: VFile, isShown: IsShown): Promise<Block> {
    try {
      return await factory.create(inBothLanguages(readFence(pre.children[0] as Element), isShown));
    } catch (error) {
      const place = `${pageOf(file)}:${pre.position?.start.line ?? 1}`;
      throw new Error(`${place}: ${(error as Error).message}`, {cause: error});
    }
  }

  return async (tree: Root, file: VFile): Promise<void> => {
    const isShown = shownFiles(tree);
    followInProse(tree, isShown);
    const constants = new HtmlConstants();
    const jobs: (() => Promise<void>)[] = [];

    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const siblings = (parent as {children: unknown[]}).children;
      if (isFence(node)) {
        jobs.push(async () => {
          siblings[index] = constants.element(renderBlock(await toBlock(node, file, isShown)));
        });
        return SKIP;
      }
      if (isFiles(node)) {
        const id = `files-${digest(pageOf(file)).slice(0, 4)}-${jobs.length}`;
        const fences = (node.children as unknown[]).filter(isFence);
        if (fences.length > MOST_FILES)
          throw new Error(
            `${pageOf(file)}:${node.position?.start.line ?? 1}: <Files> has ${fences.length} files, and tabs.css shows ${MOST_FILES}. Make two groups of them.`,
          );
        jobs.push(async () => {
          const blocks = await Promise.all(fences.map((fence) => toBlock(fence, file, isShown)));
          siblings[index] = constants.element(renderFiles(runTogether(blocks), id));
        });
        return SKIP;
      }
      return undefined;
    });

    // One after the other: the numbering of the constants must not depend on timing.
    for (const job of jobs) await job();
    constants.addTo(tree);
  };
}

function isFiles(node: unknown): node is MdxJsxFlowElement {
  const {type, name} = node as MdxJsxFlowElement;
  return type === 'mdxJsxFlowElement' && name === 'Files';
}

/** The files of a group are run together, whichever is on screen. */
function runTogether(blocks: Block[]): Block[] {
  const runnable = blocks.filter((block) => block.run);
  // The component around the others is called so, or comes last.
  const run = (runnable.find(({title}) => title?.startsWith('App.')) ?? runnable.at(-1))?.run;
  return run ? blocks.map((block) => ({...block, run})) : blocks;
}
