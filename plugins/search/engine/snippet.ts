import {MARK_END, MARK_START} from './marks';
import {termsOf, WORD} from './words';

/** Puts marks around the words that made the entry a result. */
export function markWords(text: string, terms: Set<string>): string {
  return text.replace(WORD, (word) =>
    termsOf(word).some((term) => terms.has(term)) ? `${MARK_START}${word}${MARK_END}` : word,
  );
}

/** The part of the text with the most different matches, cut at words. */
export function snippetOf(text: string, terms: Set<string>, length: number): string {
  if (text.length <= length) return markWords(text, terms);
  const hits = [...text.matchAll(WORD)]
    .map((word) => ({at: word.index, found: termsOf(word[0]).find((term) => terms.has(term))}))
    .filter(({found}) => found !== undefined);
  let best = {start: 0, count: 0};
  hits.forEach((hit, index) => {
    const inside = new Set<string | undefined>();
    for (let next = index; next < hits.length; next++) {
      const other = hits[next];
      if (!other || other.at > hit.at + length * 0.7) break;
      inside.add(other.found);
    }
    if (inside.size > best.count) best = {start: hit.at, count: inside.size};
  });
  const from = best.start < length / 2 ? 0 : text.indexOf(' ', best.start - Math.round(length / 4)) + 1;
  const end = text.length <= from + length ? text.length : text.lastIndexOf(' ', from + length);
  const cut = text.slice(from, end > from ? end : from + length);
  return `${from > 0 ? '… ' : ''}${markWords(cut, terms)}${end < text.length ? ' …' : ''}`;
}
