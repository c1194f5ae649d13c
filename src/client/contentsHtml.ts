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
