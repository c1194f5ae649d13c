import {highlight} from '../highlight/highlight';
import {escapeHtml, linesToHtml} from '../highlight/toHtml';
import type {FileTypes} from './TypeService';

/** What a popup shows about a symbol; links come later, so that a moved page does not cost a compilation. */
export async function popupHtml({kind, type, comment}: FileTypes['texts'][number]): Promise<string> {
  const label = kind && `<span class="c">(${kind}) </span>`;
  const note = comment && `<p>${escapeHtml(comment)}</p>`;
  return `<code>${label}${linesToHtml(await highlight(type, 'ts'))}</code>${note}`;
}

/** Makes each name that the library exports a link to its reference; the name of a property is not one. */
export function linkNames(html: string, links: Record<string, string>, own: readonly string[]): string {
  const [code = '', ...note] = html.split('</code>');
  const linked = code.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part
      : part.replace(/(?<![&\w$.'"])[A-Za-z_$][\w$]*(?!\??:|[\w$;])/g, (name) =>
          Object.hasOwn(links, name) && !own.includes(name)
            ? `<a href="${escapeHtml(links[name]!)}">${name}</a>`
            : name,
        ),
  );
  return [linked, ...note].join('</code>');
}
