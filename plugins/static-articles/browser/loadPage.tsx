import {readPageData} from '../pageData';
import StaticArticle from '../theme/StaticArticle';
import {keepSidebar} from '../theme/StaticArticle/sidebar';
import {loadArticle} from './loadArticle';

/** What Docusaurus expects of a page's module, made of the page's own HTML. */
export async function loadPage(permalink: string) {
  const {html, data} = await loadArticle(permalink);
  const {metadata, contentTitle, toc, assets, sidebar} = readPageData(data);
  keepSidebar(permalink, sidebar);
  return {
    default: () => <StaticArticle html={html} data={data} permalink={permalink} />,
    metadata,
    frontMatter: metadata.frontMatter,
    contentTitle,
    toc,
    assets,
  };
}
