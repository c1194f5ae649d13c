import {join, relative} from 'node:path';
import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {DiskCache, digest} from './cache/DiskCache';
import {pluginVersion} from './cache/version';
import {createBlock} from './createBlock';
import {readFence} from './fence';
import {HtmlConstants} from './htmlConstants';
import {renderBlock, type Block} from './render/renderBlock';
import {renderFiles} from './render/renderFiles';
import {SampleProject} from './SampleProject';

export interface Options {
  /** The project's root; samples live in its `samples/`. */
  siteDir: string;
  /**
   * Address of the reference of each symbol the library exports, for the popups with types.
   * @default {}
   */
  links?: Record<string, string>;
}

/** Turns each fence into finished HTML: highlighted, with its JavaScript and the types of its identifiers. */
export default function rehypeCodeBlocks({siteDir}: Options) {
  const cache = new DiskCache(join(siteDir, 'node_modules/.cache/code-blocks'), pluginVersion(siteDir));
  const samples = new SampleProject(join(siteDir, 'samples'), cache);

  async function toBlock(pre: Element, file: VFile): Promise<Block> {
    try {
      const fence = readFence(pre.children[0] as Element);
      const isTyped = fence.sample && /^tsx?$/.test(fence.language);
      const sample = isTyped ? {javascript: await samples.javascriptOf(fence.sample!.file)} : undefined;
      return await cache.get('block', [fence, sample], () => createBlock(fence, sample));
    } catch (error) {
      const place = `${relative(siteDir, file.path)}:${pre.position?.start.line ?? 1}`;
      throw new Error(`${place}: ${(error as Error).message}`, {cause: error});
    }
  }

  return async (tree: Root, file: VFile): Promise<void> => {
    const constants = new HtmlConstants();
    const jobs: (() => Promise<void>)[] = [];
    let filesCount = 0;

    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const {children} = parent as {children: unknown[]};
      if (isFence(node)) {
        jobs.push(async () => {
          children[index] = constants.element(renderBlock(await toBlock(node, file)));
        });
        return SKIP;
      }
      if (isFiles(node)) {
        const id = `files-${digest(relative(siteDir, file.path)).slice(0, 4)}-${++filesCount}`;
        const fences = (node.children as unknown[]).filter(isFence);
        jobs.push(async () => {
          const blocks = await Promise.all(fences.map((fence) => toBlock(fence, file)));
          children[index] = constants.element(renderFiles(blocks, id));
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

function isFence(node: unknown): node is Element {
  const {type, tagName, children} = node as Element;
  const [first] = children ?? [];
  return type === 'element' && tagName === 'pre' && first?.type === 'element' && first.tagName === 'code';
}

function isFiles(node: unknown): node is MdxJsxFlowElement {
  const {type, name} = node as MdxJsxFlowElement;
  return type === 'mdxJsxFlowElement' && name === 'Files';
}
