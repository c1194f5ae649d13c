const selector = (permalink: string) => `[data-article="${CSS.escape(permalink)}"]`;

/**
 * The markup of a page's article: taken from the document when the reader arrived on that page, otherwise from the
 * page's own HTML, which is the one place where it is written down.
 */
export async function loadArticle(permalink: string): Promise<string> {
  const adopted = document.querySelector(selector(permalink));
  if (adopted) return adopted.innerHTML;
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`The page ${permalink} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = page.querySelector(selector(permalink));
  if (!article) throw new Error(`The page ${permalink} came without its article`);
  return article.innerHTML;
}
