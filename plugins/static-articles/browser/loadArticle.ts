import {buildOf} from '../theme/StaticArticle/buildOf';

export interface Article {
  /** JSON: see pageData.ts. */
  data: string;
  /** Moves its nodes into an element, where they stay until the next move: what the reader opened in them stays open. */
  moveTo: (element: Element | null) => void;
}

/** There is no such page: the server says so, or sends something that is not a docs page. */
export class PageNotFound extends Error {}

const selector = (permalink: string) => `[data-article="${CSS.escape(permalink)}"]`;
const find = (page: Document, permalink: string) => page.querySelector<HTMLElement>(selector(permalink));

/** The address of the page that the reader arrived on, if it is a docs page. */
export const articleInDocument = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-article]')?.dataset['article'];

/**
 * The article of a page: taken from the document when the reader arrived on that page, otherwise from the page's own
 * HTML, which is the only place that has it.
 */
export async function loadArticle(permalink: string): Promise<Article> {
  const article = find(document, permalink) ?? find(await fetchPage(permalink), permalink);
  if (!article) throw new PageNotFound(`The page ${permalink} came without its article`);
  let holder: Element = article;
  return {
    data: article.dataset['page'] ?? '',
    moveTo: (element) => {
      if (!element || element === holder) return;
      element.replaceChildren(...holder.childNodes);
      holder = element;
    },
  };
}

/** Any other response than the page or 404 is an error; `@theme/Loading` then reloads the page where that helps. */
async function fetchPage(permalink: string): Promise<Document> {
  const response = await fetch(permalink);
  if (response.status === 404) throw new PageNotFound(`There is no page ${permalink}`);
  if (!response.ok) throw new Error(`The page ${permalink} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (response.redirected && !find(page, permalink)) throw new Error(`The page ${permalink} has moved`);
  if (buildOf(page) !== buildOf(document)) throw new Error('The site was updated');
  return page;
}
