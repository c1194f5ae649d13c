import type {DiskCache} from '../shared/DiskCache';
import {createBlock, createSampleBlock, type SampleBlock} from './createBlock';
import type {SampleOrigin} from '../shared/SampleOrigin';
import type {Fence} from './fence';
import type {Options} from './options';
import type {Block} from './render/renderBlock';
import {SampleProject} from './SampleProject';
import {blockTypes, type BlockTypes} from './types/blockTypes';
import {addVersions, linkNames, linkNamesInCode} from './types/popupHtml';
import {keepTypes} from './types/TypeAssets';
import {TypesOnDemand, type TypesRequest} from './types/TypesOnDemand';

/** Makes blocks from fences, and caches on disk whatever took time. */
export class BlockFactory {
  private readonly cache: DiskCache;
  private readonly samples: SampleProject;
  private readonly links: Record<string, string>;
  private readonly runOf: NonNullable<Options['runOf']>;
  private readonly since: Record<string, string>;
  readonly onDemand: TypesOnDemand | undefined;

  /** @param typesLater the development server shows a page before its types are there */
  constructor(
    {siteDir, links = {}, since = {}, baseUrl = '/', runOf = () => undefined}: Options,
    typesLater = process.env.NODE_ENV === 'development',
  ) {
    this.samples = SampleProject.of(siteDir);
    this.since = since;
    this.cache = this.samples.cache;
    this.runOf = runOf;
    this.links = Object.fromEntries(
      Object.entries(links).map(([name, path]) => [name, baseUrl + path.replace(/^\//, '')]),
    );
    if (typesLater)
      this.onDemand = new TypesOnDemand(this.cache.directory, (request) => this.blockTypesOf(request));
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
    const run = this.runOf(origin.file);
    return {...block, ...(await this.typesOf(origin, shown)), ...(run && {run})};
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

  /** The file with the types of a block that shows part of this sample, or will be there when it is asked for. */
  private async typesOf({file}: SampleOrigin, shown: SampleBlock['shown']): Promise<{types?: string}> {
    if (this.onDemand && !this.samples.isDescribed(file))
      return {
        types: this.onDemand.request({file, shown}, [this.samples.keyOf(file), this.links, this.since]),
      };
    const types = keepTypes(this.cache.directory, await this.blockTypesOf({file, shown}));
    return types ? {types} : {};
  }

  private async blockTypesOf({file, shown}: TypesRequest): Promise<BlockTypes> {
    const described = await this.samples.typesOf(file);
    const {texts, ...places} = blockTypes(described, described.popups, shown);
    const {own} = described;
    const shownTexts = texts.map((html) => addVersions(linkNames(html, this.links, own), this.since, own));
    return {texts: shownTexts, ...places};
  }
}
