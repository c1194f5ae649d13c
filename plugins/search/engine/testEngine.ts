import {readPage} from '../records/readPage';
import {createEngine, type Engine} from './createEngine';
import {packIndex, unpackIndex, type Homes} from './indexFile';

const SITE = 'https://docs.example';

/** An engine over small pages, made the way the build makes it. For tests. */
export function testEngine(
  pages: Record<string, string>,
  homes?: Homes,
  keywords: Record<string, string[]> = {},
  questions: Record<string, string[]> = {},
): Engine {
  const records = Object.entries(pages).flatMap(([path, article]) =>
    readPage(
      `<html lang="en"><head><meta name="docusaurus_tag" content="docs-default-current">
       <meta name="keywords" content="${(keywords[path] ?? []).join(',')}"></head>
       <body><article><div class="markdown">${article}</div></article></body></html>`,
      {site: SITE, path},
    ).map((record) => ({...record, questions: questions[record.url.slice(SITE.length)] ?? []})),
  );
  return createEngine(
    unpackIndex(JSON.parse(JSON.stringify(packIndex(records, `${SITE}/`, Infinity, homes)))),
  );
}

export function pathsOf(engine: Engine, query: string): string[] {
  return engine.search(query).pages.map(({page}) => page.path);
}

export function firstPlace(engine: Engine, query: string): string {
  const [best] = engine.search(query).pages;
  const entry = best?.entries[0]?.entry;
  return entry ? `${entry.page.path}${entry.anchor && `#${entry.anchor}`}` : 'nothing';
}
