// New: the one element around an article, as the server renders it. Browsers adopt it: see browser/LoadedArticle.tsx.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ARTICLE_ID, writePageData, type PageData} from '../../pageData';
import {sidebarInView} from '../../sidebarInView';

interface Props {
  page: Omit<PageData, 'sidebar'>;
  children: ReactNode;
}

export default function StaticArticle({page, children}: Props) {
  const {permalink} = page.metadata;
  const sidebar = sidebarInView(useDocsSidebar()?.items ?? [], permalink);
  return (
    <>
      <Head>
        {/* Nothing is painted before the text begins to arrive: a part of what is above it would move. */}
        <link rel="expect" href={`#${ARTICLE_ID}`} blocking="render" />
      </Head>
      <div
        // The theme's rules for an article speak of the children of this class.
        className="markdown"
        id={ARTICLE_ID}
        data-article={permalink}
        data-page={writePageData({...page, sidebar})}
      >
        {children}
      </div>
    </>
  );
}
