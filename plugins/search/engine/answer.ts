import type {Engine} from './createEngine';
import type {Entry} from './indexFile';
import {nearTitles} from './nearTitles';
import type {Answer, Hit, SearchOptions} from '../client/searchClient';
import {markWords, snippetOf} from './snippet';

const SNIPPET_LENGTH = 150;
const NEAR_TITLES = 4;

/** One query answered in the shape both engines share. Addresses are below the base URL. */
export function answer(engine: Engine, query: string, {limit, perPage}: SearchOptions): Answer {
  const {pages, terms} = engine.search(query);
  const hits: Hit[] = [];
  let total = 0;
  for (const {entries} of pages) {
    total += entries.length;
    for (const {entry} of entries.slice(0, perPage)) {
      if (hits.length < limit) hits.push(hitOf(entry, terms));
    }
  }
  const near = total > 0 ? [] : nearTitles(query, engine.pages, NEAR_TITLES);
  return {
    state: total > 0 ? 'found' : 'none',
    total,
    hits,
    near: near.map(({path, title}) => ({url: path, title})),
  };
}

function hitOf(entry: Entry, terms: Set<string>): Hit {
  const {page, kind, anchor, heading, trail, content, since} = entry;
  return {
    id: `${page.path}#${anchor}`,
    url: anchor ? `${page.path}#${anchor}` : page.path,
    page: page.title,
    group: page.group,
    kind,
    trail,
    heading: markWords(heading, terms),
    snippet: snippetOf(content, terms, SNIPPET_LENGTH),
    ...(since && {since}),
  };
}
