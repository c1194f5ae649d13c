import {readPageData} from '../pageData';
import {keepSidebar} from '../theme/StaticArticle/sidebar';
import {loadArticle} from './loadArticle';
import {LoadedArticle} from './LoadedArticle';

/** What Docusaurus expects of a page's module, made from the page's HTML. */
export async function loadPage(permalink: string) {
  const article = await loadArticle(permalink);
  const {metadata, contentTitle, toc, assets, sidebar} = readPageData(article.data);
  keepSidebar(permalink, sidebar);
  return {
    default: () => <LoadedArticle permalink={permalink} {...article} />,
    metadata,
    frontMatter: metadata.frontMatter,
    contentTitle,
    toc,
    assets,
  };
}
