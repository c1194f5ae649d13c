import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CLASSES} from '@site/plugins/docusaurus-internals/themeNames';

/** The theme shows these levels. */
const LEVELS = [2, 3];

interface Heading {
  id: string;
  /** HTML. */
  value: string;
  level: number;
}

/** The headings of a page as nested lists of links. */
export function contentsHtml(toc: readonly Heading[]): string {
  let html = '';
  let depth = 1;
  for (const {id, value, level} of toc) {
    if (!LEVELS.includes(level)) continue;
    const next = level - 1;
    if (next > depth) html += '<ul>';
    else html += `${html && '</li>'}${next < depth ? '</ul></li>' : ''}`;
    html += `<li><a href="#${id}">${value}</a>`;
    depth = next;
  }
  return html && `<ul class="table-of-contents">${html}</li>${depth > 1 ? '</ul></li>' : ''}</ul>`;
}

/** Before React, from the data of the page. */
function fill(fold: Element): void {
  const list = fold.lastElementChild!;
  const data = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
  if (data && list.childElementCount === 0) list.innerHTML = contentsHtml(JSON.parse(data).toc);
}

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', ({target}) => {
    const fold = (target as Element).closest(`.${CLASSES.contents} > summary`)?.parentElement;
    if (fold) fill(fold);
  });
