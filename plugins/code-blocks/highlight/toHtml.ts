import type {Line} from './highlight';
import type {Marks} from './marks';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'};

export function escapeHtml(text: string): string {
  return text.replace(/[&<"]/g, (character) => ENTITIES[character]!);
}

/** A line gets an element of its own only when it is marked; its line break stays inside, so text can be copied as is. */
export function linesToHtml(lines: Line[], marks: Marks = new Map()): string {
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      const html = line.map(tokenToHtml).join('') + end;
      const names = marks.get(index);
      return names ? `<span class="${[...names].join(' ')}">${html || '\n'}</span>` : html;
    })
    .join('');
}

function tokenToHtml({text, class: name}: Line[number]): string {
  return name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
