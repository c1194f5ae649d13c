import type {DiskCache} from '../shared/DiskCache';
import {createBlock, createSampleBlock, type SampleBlock} from './createBlock';
import type {SampleOrigin} from '../shared/SampleOrigin';
import type {Fence} from './fence';
import type {Options} from './options';
import type {Block} from './render/renderBlock';
import {SampleProject} from './SampleProject';
import {blockTypes} from './types/blockTypes';
import {linkNames, linkNamesInCode} from './types/popupHtml';
import {keepTypes} from './types/TypeAssets';

/** Makes blocks out of fences, and remembers on disk everything that took time. */
export class BlockFactory {
  private readonly cache: DiskCache;
  private readonly samples: SampleProject;
  private readonly links: Record<string, string>;

  constructor({siteDir, links = {}, baseUrl = '/'}: Options) {
    this.samples = SampleProject.of(siteDir);
    this.cache = this.samples.cache;
    this.links = Object.fromEntries(
      Object.entries(links).map(([name, path]) => [name, baseUrl + path.replace(/^\//, '')]),
    );
  }

  async create(fence: Fence): Promise<Block> {
    const {sample: origin, language} = fence;
    if (!origin || !/^tsx?$/.test(language)) {
      const block = await this.cache.get('block', [fence], () => createBlock(fence));
      return fence.signature ? this.withLinks(block, fence.code) : block;
    }

    const javascript = await this.samples.javascriptOf(origin.file);
    const {block, shown} = await this.cache.get('sample', [fence, javascript], () =>
      createSampleBlock(fence, origin, javascript),
    );
    return {...block, ...(await this.typesOf(origin, shown))};
  }

  /** After the cache, so that a page that moved costs nothing. What is declared is no link to itself. */
  private withLinks(block: Block, code: string): Block {
    const own = Array.from(code.matchAll(/^(?:function|const|type|class|enum) (\w+)/gm), ([, name]) => name!);
    const variants = block.variants.map((variant) =>
      variant.html === undefined
        ? variant
        : {...variant, html: linkNamesInCode(variant.html, this.links, own)},
    );
    return {...block, variants};
  }

  private async typesOf({file}: SampleOrigin, shown: SampleBlock['shown']): Promise<{types?: string}> {
    const described = await this.samples.typesOf(file);
    const {texts, ...places} = blockTypes(described, described.popups, shown);
    const linked = texts.map((html) => linkNames(html, this.links, described.own));
    const types = keepTypes(this.cache.directory, {texts: linked, ...places});
    return types ? {types} : {};
  }
}
