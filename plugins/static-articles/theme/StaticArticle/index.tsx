// New: the element around an article, as the server renders it. Browsers hydrate it: see browser/LoadedArticle.tsx.
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {writePageData, type PageData} from '../../pageData';
import {sidebarInView} from '../../sidebarInView';

interface Props {
  page: Omit<PageData, 'sidebar'>;
  children: ReactNode;
}

export default function StaticArticle({page, children}: Props) {
  const {permalink} = page.metadata;
  const sidebar = sidebarInView(useDocsSidebar()?.items ?? [], permalink);
  return (
    // The theme's rules for an article select the children of this class.
    <div className="markdown" data-article={permalink} data-page={writePageData({...page, sidebar})}>
      {children}
      {/* Something follows the last block too: see src/css/article.css. */}
      <span hidden />
    </div>
  );
}
