import {nearTexts} from './nearTexts';
import {isStopWord} from './stopWords';
import type {Vocabulary} from './vocabulary';
import {stem, termOf, wordsOf} from './words';

/** A query with its unknown words replaced by the names and words of the site that look like them; nothing if none do. */
export function respell(query: string, vocabulary: Vocabulary): string | null {
  const spellings = vocabulary.spellings();
  let changed = false;
  const words = wordsOf(query).map((word) => {
    const term = termOf(word);
    if (isStopWord(term) || vocabulary.has(term) || vocabulary.has(stem(term))) return word;
    const [known] = nearTexts(term, spellings, {textOf: (spelling) => spelling, count: 1, by: 'word'});
    changed ||= known !== undefined;
    return known ?? word;
  });
  return changed ? words.join(' ') : null;
}
