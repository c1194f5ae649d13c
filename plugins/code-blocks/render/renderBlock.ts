import {escapeHtml} from '../highlight/toHtml';
import type {TabGroup} from '../tabs';
import {copyButton, fileName, runButton, tabSwitch, wrapButton} from './switches';

/** One of the texts a block can show. */
export interface Variant {
  /** The tab values that together show it; none if the block has one text only. */
  tabs?: string[];
  /** Highlighted code; absent if there is nothing to write in this variant. */
  html?: string;
  longestLine: number;
  hasFocus: boolean;
}

export interface Block {
  language: string;
  title?: string;
  /** The title names a file, whose extension follows the reader's language. */
  isFile: boolean;
  /** What a step of a tutorial does to the file. */
  change?: string;
  /** What switches between the variants, if there are several. */
  group?: TabGroup;
  variants: Variant[];
  /** Name of the file with the types of its identifiers. */
  types?: string;
  /** Name of the file with which it can be run. */
  run?: string;
  /** The oldest release of the library it works with, where that is not all of 2.x. */
  since?: string;
}

/** What the element of a block carries, and what is in it. */
export interface RenderedBlock {
  attributes: Record<string, string>;
  html: string;
}

export const TYPES_ONLY = 'Types only: nothing to write in JavaScript.';

export function renderBlock(block: Block, {showTitle = true} = {}): RenderedBlock {
  const {language, group, variants, types, run, since} = block;
  const title = showTitle && block.title ? `<div class="code-block-title">${titleOf(block)}</div>` : '';
  const empty = variants.find(({html}) => html === undefined);
  const tools =
    (run ? runButton() : '') +
    (group ? tabSwitch(group) : '') +
    wrapButton(Math.max(...variants.map(({longestLine}) => longestLine))) +
    copyButton(empty && variants.find(({html}) => html !== undefined)?.tabs ? 'in-ts' : '');
  const bar = `<div class="code-block-bar">${title}<div class="code-block-tools">${tools}</div></div>`;
  return {
    attributes: {
      className: `code-block${title || group ? '' : ' code-block-bare'}`,
      'data-lang': language,
      ...(types && {'data-types': types}),
      ...(run && {'data-run': run}),
    },
    html: bar + variants.map(renderVariant).join('') + (since ? sinceNote(since) : ''),
  };
}

/** Below the code, where it takes no room from a title and never moves a line. */
function sinceNote(version: string): string {
  return `<p class="code-block-since" data-since="${version}">Works with ${version} and later.</p>`;
}

export function titleOf({title = '', isFile, change}: Block): string {
  const name = isFile ? fileName(title) : escapeHtml(title);
  return change ? `${name} <span class="code-block-change">${change}</span>` : name;
}

function renderVariant({tabs = [], html, hasFocus}: Variant): string {
  const names = [
    ...tabs.map((tab) => `in-${tab}`),
    hasFocus && 'has-focus',
    html === undefined && 'code-block-note',
  ].filter(Boolean);
  const attribute = names.length ? ` class="${names.join(' ')}"` : '';
  return html === undefined
    ? `<p${attribute}>${TYPES_ONLY}</p>`
    : `<pre tabindex="0"${attribute}><code>${html}</code></pre>`;
}
