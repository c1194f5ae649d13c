interface Pagefind {
  options(options: {baseUrl: string}): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

const SHOWN = 7;
let pagefind: Pagefind;

export async function start(): Promise<void> {
  const address = '/peers/pagefind/pagefind.js';
  pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options({baseUrl: '/'});
  await pagefind.init();
}

/** It returns results by number; what is shown has to be fetched. */
export async function search(query: string): Promise<string[]> {
  const {results} = await pagefind.search(query);
  const shown = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
  return shown.map(({url}) => url.replace(/\.html$/, ''));
}
