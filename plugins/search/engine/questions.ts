import type {Entry} from './indexFile';
import type {ParsedQuery} from './parseQuery';
import {isStopWord} from './stopWords';
import type {Vocabulary} from './vocabulary';
import {termOf, termsOf, wordsOf} from './words';

/** How like a query the nearest question of an entry is, or other words for one. */
export interface NearQuestion {
  /** The nearest question: other words are not shown. */
  asked?: {question: string; likeness: number};
  /** From 0 to 1: how much of the query the question has, times how much of the question the query has. */
  likeness: number;
}

interface Asked {
  entry: number;
  question?: string;
  /** Rarity of each telling word. */
  weights: number[];
  total: number;
}

/** Finds the questions that are like a query, by the rarity of the words they share. */
export class QuestionIndex {
  private readonly asked: Asked[] = [];
  /** Which words of which questions a term stands for. */
  private readonly postings = new Map<string, {asked: number; word: number}[]>();

  constructor(entries: Entry[], vocabulary: Vocabulary) {
    entries.forEach(({questions, wordings}, entry) => {
      for (const question of questions) this.add({entry, question}, question, vocabulary);
      for (const wording of wordings) this.add({entry}, wording, vocabulary);
    });
  }

  /** The nearest question of each entry that shares a word with the query, by the entry's position. */
  nearest({meanings, terms, total}: ParsedQuery): Map<number, NearQuestion> {
    const shared = new Map<number, {positions: number[]; words: number[]}>();
    for (const [term, meant] of meanings) {
      for (const {asked, word} of this.postings.get(term) ?? []) {
        let found = shared.get(asked);
        if (!found) shared.set(asked, (found = {positions: [], words: []}));
        for (const {position, fit} of meant) {
          found.positions[position] = Math.max(fit, found.positions[position] ?? 0);
          found.words[word] = Math.max(fit, found.words[word] ?? 0);
        }
      }
    }
    const nearest = new Map<number, NearQuestion>();
    for (const [at, {positions, words}] of shared) {
      const {entry, question, weights, total: inQuestion} = this.asked[at]!;
      const ofQuery = terms.reduce((sum, {weight}, position) => sum + weight * (positions[position] ?? 0), 0);
      const ofQuestion = weights.reduce((sum, weight, word) => sum + weight * (words[word] ?? 0), 0);
      const likeness = (ofQuery / total) * (ofQuestion / inQuestion);
      const near = nearest.get(entry) ?? {likeness: 0};
      if (question && likeness > (near.asked?.likeness ?? 0)) near.asked = {question, likeness};
      near.likeness = Math.max(near.likeness, likeness);
      nearest.set(entry, near);
    }
    return nearest;
  }

  private add(of: Pick<Asked, 'entry' | 'question'>, text: string, vocabulary: Vocabulary): void {
    const words = [...new Set(wordsOf(text))].filter((word) => !isStopWord(termOf(word)));
    const weights = words.map((word) => vocabulary.rarity(termOf(word)));
    const asked = this.asked.length;
    this.asked.push({...of, weights, total: weights.reduce((sum, weight) => sum + weight, 0)});
    words.forEach((word, at) => {
      for (const term of termsOf(word)) {
        const list = this.postings.get(term);
        if (list) list.push({asked, word: at});
        else this.postings.set(term, [{asked, word: at}]);
      }
    });
  }
}
