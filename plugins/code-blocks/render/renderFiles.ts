import {escapeHtml} from '../highlight/toHtml';
import {renderBlock, titleOf, type Block, type RenderedBlock} from './renderBlock';

/** Each needs a rule in tabs.css. */
export const MOST_FILES = 8;

/** Several files as one block. The tabs are radio buttons that need no script; `id` must be unique on the page. */
export function renderFiles(blocks: Block[], id: string): RenderedBlock {
  const tabs = blocks.map((block, index) => {
    const checked = index === 0 ? ' checked' : '';
    // Not `:last-of-type`: browsers know the last one only when the whole element has arrived, so the row would move.
    const last = index === blocks.length - 1 ? ' code-files-last' : '';
    return (
      `<input type="radio" class="visually-hidden" name="${id}" id="${id}-${index}"${checked}>` +
      `<label class="code-block-title${last}" for="${id}-${index}">${titleOf(block)}</label>`
    );
  });
  const panels = blocks.map((block) => {
    const {attributes, html} = renderBlock(block, {showTitle: false});
    return `<div ${toHtmlAttributes(attributes)}>${html}</div>`;
  });
  return {
    attributes: {className: 'code-files', role: 'group', 'aria-label': 'Files'},
    html: tabs.join('') + panels.join(''),
  };
}

function toHtmlAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name === 'className' ? 'class' : name}="${escapeHtml(value)}"`)
    .join(' ');
}
