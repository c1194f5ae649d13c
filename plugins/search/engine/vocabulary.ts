import {editDistance} from '../../shared/editDistance';
import {partsOf, termOf} from './words';

/** Every term of the site, with how rare it is, and the ways from what a reader typed to a term that exists. */
export class Vocabulary {
  private readonly counts: Map<string, number>;
  private readonly sorted: string[];
  private readonly byLength = new Map<number, {term: string; letters: number}[]>();
  private readonly parts = new Map<string, string[]>();
  private readonly written = new Map<string, string>();

  /** Terms with the number of texts that have them, words as they are written, and the number of texts. */
  constructor(
    counts: Iterable<[term: string, count: number]>,
    words: Iterable<string>,
    private readonly total: number,
  ) {
    this.counts = new Map(counts);
    this.sorted = [...this.counts.keys()].sort();
    for (const term of this.sorted) {
      const sameLength = this.byLength.get(term.length);
      const candidate = {term, letters: lettersOf(term)};
      if (sameLength) sameLength.push(candidate);
      else this.byLength.set(term.length, [candidate]);
    }
    for (const word of words) this.addWord(word);
  }

  /** Remembers how a word is written and, of a name, where its capitals are. */
  private addWord(word: string): void {
    const term = termOf(word);
    const parts = partsOf(word);
    if (parts.length > 0) this.parts.set(term, parts);
    // `createSlice` tells more than `createslice` in an address.
    if (parts.length > 0 || !this.written.has(term)) this.written.set(term, word);
  }

  /** Every word as people write it: no stems. */
  spellings(): string[] {
    return [...this.written.values()];
  }

  has(term: string): boolean {
    return this.counts.has(term);
  }

  /** Inverse document frequency: a rare word says more about what a reader wants. */
  rarity(term: string): number {
    return Math.log(1 + this.total / (this.counts.get(term) ?? 1));
  }

  /** The shortest terms that start like this one. */
  completionsOf(prefix: string, limit: number): string[] {
    const found: string[] = [];
    for (let at = this.firstAtOrAfter(prefix); this.sorted[at]?.startsWith(prefix); at++) {
      const term = this.sorted[at];
      if (term && term !== prefix) found.push(term);
    }
    return found.sort((a, b) => a.length - b.length || this.rarity(a) - this.rarity(b)).slice(0, limit);
  }

  /** Terms within a few typing errors: one in words of four to seven letters, two in longer ones. */
  correctionsOf(term: string, limit: number): {term: string; errors: number}[] {
    if (term.length < 4) return [];
    const allowed = term.length < 8 ? 1 : 2;
    const letters = lettersOf(term);
    const found: {term: string; errors: number}[] = [];
    for (let length = term.length - allowed; length <= term.length + allowed; length++) {
      for (const candidate of this.byLength.get(length) ?? []) {
        // An error changes at most two letters of the set, and sets are much faster to compare than words.
        if (bitsOf(letters ^ candidate.letters) > 2 * allowed) continue;
        const errors = editDistance(term, candidate.term, allowed);
        if (errors <= allowed) found.push({term: candidate.term, errors});
      }
    }
    return found
      .sort((a, b) => a.errors - b.errors || this.rarity(a.term) - this.rarity(b.term))
      .slice(0, limit);
  }

  /** Names whose parts start like these: `configureStore` for `configStore`. */
  namesWithParts(starts: string[]): string[] {
    if (starts.length === 0) return [];
    return [...this.parts]
      .filter(([, parts]) => parts.length === starts.length)
      .filter(([, parts]) => parts.every((part, at) => part.startsWith(starts[at] ?? '')))
      .map(([name]) => name);
  }

  private firstAtOrAfter(prefix: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The letters of a word as a set of bits; what is not a letter shares the last one. */
function lettersOf(term: string): number {
  let letters = 0;
  for (let at = 0; at < term.length; at++) {
    const code = term.charCodeAt(at) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26);
  }
  return letters;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
