import {highlight, type Line} from '../highlight/highlight';
import {escapeHtml, linesToHtml} from '../highlight/toHtml';
import type {FileTypes} from '../compiler/TypeService';
import {shortenType} from './formatType';

/**
 * The HTML of a popup: a long type short first, and whole on demand. Links are added later, so that moving a page does not
 * require compiling again.
 */
export async function popupHtml({kind, type, comment}: FileTypes['texts'][number]): Promise<string> {
  const label = kind && `<span class="c">(${kind}) </span>`;
  const note = comment && `<p>${escapeHtml(comment)}</p>`;
  const html = async (text: string) => `<code>${label}${linesToHtml(await highlightType(text))}</code>`;
  const short = shortenType(type);
  const whole = await html(type);
  const shown = short
    ? `${await html(short)}<details><summary>Whole type</summary>${whole}</details>`
    : whole;
  return shown + note;
}

const DECLARATION = /^(?:const|let|var|function|class|interface|type|enum|namespace|module)\b/;

/** The grammar knows declarations only: `Owner.name: Type` is read as one, and the words that made it one are dropped. */
async function highlightType(type: string): Promise<Line[]> {
  const name = DECLARATION.test(type) ? undefined : /^[\w$.]+/.exec(type)?.[0];
  if (!name) return highlight(type, 'ts');
  const rest = type.slice(name.length);
  const lead = rest.startsWith('(') || rest.startsWith('<') ? 'function x' : 'let x';
  const [first = [], ...others] = await highlight(lead + rest, 'ts');
  return [[{text: name}, ...dropText(first, lead.length)], ...others];
}

function dropText(line: Line, length: number): Line {
  let left = length;
  return line.flatMap((token) => {
    const text = token.text.slice(left);
    left = Math.max(0, left - token.text.length);
    return text ? [{...token, text}] : [];
  });
}

/** Links each name that the library exports to its reference, except names of properties. */
export function linkNames(html: string, links: Record<string, string>, own: readonly string[]): string {
  return html.replace(/(?<=<code>)[^]*?(?=<\/code>)/g, (code) => linkNamesInCode(code, links, own));
}

export function linkNamesInCode(code: string, links: Record<string, string>, own: readonly string[]): string {
  return code.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part
      : part.replace(/(?<![&\w$.'"])[A-Za-z_$][\w$]*(?!\??:|[\w$;])/g, (name) =>
          Object.hasOwn(links, name) && !own.includes(name)
            ? `<a href="${escapeHtml(links[name]!)}">${name}</a>`
            : name,
        ),
  );
}

/** Says of what a popup is about, and of every name in it, which release brought it. */
export function addVersions(html: string, since: Record<string, string>, own: readonly string[]): string {
  const [code = ''] = html.split('</code>');
  const text = code.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<');
  const [, owner, member] = /^(?:\(\w+\) )?([\w$]+)(?:<.*?>)?\.([\w$]+)/.exec(text) ?? [];
  const words = Array.from(text.matchAll(/(?<![\w$.'"])[A-Za-z_$][\w$]*/g), ([word]) => word);
  const notes = [...new Set([`${owner}.${member}`, ...words])]
    .filter((name) => Object.hasOwn(since, name) && !own.includes(name))
    .map((name) => `<p class="since" data-since="${since[name]}">${name}: since ${since[name]}</p>`);
  return html + notes.join('');
}
