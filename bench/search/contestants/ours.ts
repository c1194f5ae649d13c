import {answer} from '../../../plugins/search/engine/answer';
import {createEngine, type Engine} from '../../../plugins/search/engine/createEngine';
import {unpackIndex} from '../../../plugins/search/engine/indexFile';

let engine: Engine;

export async function start(): Promise<void> {
  const {index} = (await (await fetch('/search-index/manifest.json')).json()) as {index: string};
  engine = createEngine(unpackIndex(await (await fetch(`/search-index/${index}`)).json()));
}

/** What the modal gets for a key press, snippets included. */
export async function search(query: string): Promise<string[]> {
  return answer(engine, query, {limit: 21, perPage: 3}).hits.map(({url}) => url);
}
