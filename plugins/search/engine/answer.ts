import type {Engine} from './createEngine';
import type {Entry} from './indexFile';
import {nearTexts} from './nearTexts';
import type {RankedEntry} from './rankPages';
import type {Answer, Hit, SearchOptions} from '../client/searchClient';
import {markWords, snippetOf} from './snippet';
import {LIMITS} from './weights';

const SNIPPET_LENGTH = 150;
const NEAR = 4;

/** One query answered in the shape both engines share. Addresses are below the base URL. */
export function answer(engine: Engine, query: string, {limit, perPage}: SearchOptions): Answer {
  const {pages, terms} = engine.search(query);
  const hits: Hit[] = [];
  let total = 0;
  for (const {entries} of pages) {
    total += entries.length;
    for (const ranked of entries.slice(0, perPage)) {
      if (hits.length < limit) hits.push(hitOf(ranked, terms));
    }
  }
  return {
    state: total > 0 ? 'found' : 'none',
    total,
    hits,
    ...(total > 0 ? {near: [], asked: []} : instead(engine, query)),
  };
}

/** What looks like the query, when no word of it is here. */
function instead(engine: Engine, query: string): Pick<Answer, 'near' | 'asked' | 'meant'> {
  const {pages, entries} = engine;
  const meant = engine.respell(query);
  const asked = entries.flatMap((entry) => entry.questions.map((question) => ({entry, question})));
  return {
    near: nearTexts(query, pages, {textOf: ({title}) => title, count: NEAR, by: 'title'}).map(
      ({path, title}) => ({
        url: path,
        title,
      }),
    ),
    asked: nearTexts(query, asked, {textOf: ({question}) => question, count: NEAR, by: 'question'}).map(
      ({entry, question}) => ({url: urlOf(entry), title: question}),
    ),
    ...(meant && engine.search(meant).pages.length > 0 && {meant}),
  };
}

function hitOf({entry, question}: RankedEntry, terms: Set<string>): Hit {
  const {page, kind, anchor, heading, trail, content, since} = entry;
  return {
    id: `${page.path}#${anchor}`,
    url: urlOf(entry),
    page: page.title,
    group: page.group,
    kind,
    trail,
    heading: markWords(heading, terms),
    snippet: snippetOf(content, terms, SNIPPET_LENGTH),
    ...(question?.asked &&
      question.asked.likeness >= LIMITS.likeQuestion && {
        question: markWords(question.asked.question, terms),
      }),
    ...(since && {since}),
  };
}

const urlOf = ({page, anchor}: Entry) => (anchor ? `${page.path}#${anchor}` : page.path);
