import {type Entry, type Page} from './indexFile';
import {parseQuery, type ParsedQuery} from './parseQuery';
import {rankPages, type RankedPage} from './rankPages';
import {withoutPlaces} from './pasted';
import {QuestionIndex} from './questions';
import {evidenceOf, frequencyOf, phraseInContent, prepare, scoreEntry} from './score';
import {respell} from './spelling';
import {rewriteQuery} from './synonyms';
import {TermIndex} from './termIndex';
import {Vocabulary} from './vocabulary';
import {FIELD, FIELDS, LIMITS, SYNONYM, type Field} from './weights';
import {termsOf, wordsOf} from './words';

export interface Engine {
  search(query: string): {pages: RankedPage[]; terms: Set<string>};
  /** What to offer when nothing was found. */
  pages: Page[];
  entries: readonly Entry[];
  /** The query with unknown words replaced by similar ones, if there are any. */
  respell(query: string): string | null;
}

/** Where each field of the index comes from. Only the page's own entry carries the title: it names the page. */
const TEXT_OF: Record<Field, (entry: Entry) => string> = {
  title: ({kind, page}) => (kind === 'page' ? `${page.title} ${page.path.split('/').at(-1) ?? ''}` : ''),
  heading: ({kind, heading}) => (kind === 'page' ? '' : heading),
  symbols: ({symbols}) => symbols.join(' '),
  keywords: ({kind, page}) => (kind === 'page' ? page.keywords.join(' ') : ''),
  // The text of a section may be cut before it comes to a name, so the page as a whole has those it explains.
  defines: ({kind, page, defines}) => [...defines, ...(kind === 'page' ? page.homeKeys : [])].join(' '),
  trail: ({kind, page, trail}) =>
    [kind === 'page' ? '' : page.title, ...trail, page.group, page.path].join(' '),
  questions: ({questions, wordings}) => [...questions, ...wordings].join(' '),
  content: ({content}) => content,
};

export function createEngine(entries: Entry[]): Engine {
  const prepared = entries.map(prepare);
  const words = new Set<string>();
  const index = new TermIndex(FIELDS.map((field) => FIELD[field]));
  for (const entry of entries) {
    index.add(
      FIELDS.map((field) => {
        const terms: string[] = [];
        for (const word of wordsOf(TEXT_OF[field](entry))) {
          words.add(word);
          for (const term of termsOf(word)) terms.push(term);
        }
        return terms;
      }),
    );
  }
  const vocabulary = new Vocabulary(index.counts(), words, entries.length * FIELDS.length);
  const questions = new QuestionIndex(entries, vocabulary);

  const run = (query: ParsedQuery, factor: number) => {
    const terms = new Set(query.meanings.keys());
    const nearest = questions.nearest(query);
    const found = evidenceOf(query, index);
    const highest = Math.max(...Array.from(found.values(), frequencyOf));
    const scored = Array.from(found, ([id, evidence]) => {
      const target = prepared[id]!;
      const question = nearest.get(id);
      const frequency = frequencyOf(evidence) / highest;
      const likeness = question?.likeness ?? 0;
      const {score, covered, isOwn} = scoreEntry(query, target, evidence, frequency, likeness);
      return {score: score * factor, covered, isOwn, entry: target.entry, target, question};
    });
    scored.sort((a, b) => b.score - a.score);
    for (const result of scored.slice(0, LIMITS.phraseCandidates)) {
      result.score += factor * phraseInContent(query, result.target);
    }
    return {pages: rankPages(scored, query), terms};
  };

  return {
    entries,
    respell: (query) => respell(query.slice(0, LIMITS.queryLength), vocabulary),
    pages: entries.filter(({kind}) => kind === 'page').map(({page}) => page),
    search: (pasted) => {
      const raw = withoutPlaces(pasted);
      const rewritten = rewriteQuery(raw.slice(0, LIMITS.queryLength), (key) => vocabulary.has(key));
      const other = rewritten && run(parseQuery(rewritten.text, vocabulary), SYNONYM);
      if (other && rewritten.isCertain && other.pages.length > 0) return other;
      const own = run(parseQuery(raw, vocabulary), 1);
      const bestOf = ({pages}: typeof own) => pages[0]?.score ?? 0;
      return other && bestOf(other) > bestOf(own) ? other : own;
    },
  };
}
