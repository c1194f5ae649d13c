import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {SampleOrigin} from '../shared/SampleOrigin';
import type {SinceFile} from './sinceFile';

/** Tells each block that is cut from a sample the oldest release it works with, where that is not all of 2.x. */
export function markSamples(tree: Root, {samples}: SinceFile): void {
  visit(tree, 'code', (node: Code) => {
    const properties = node.data?.hProperties as {sample?: string; since?: string} | undefined;
    if (!properties?.sample) return;
    const {file, region} = JSON.parse(properties.sample) as SampleOrigin;
    const oldest = samples.oldest[region ? `${file}#${region}` : file];
    if (oldest) properties.since = oldest;
  });
}
