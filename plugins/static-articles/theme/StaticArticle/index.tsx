// New: the one element around an article that the browser adopts as it stands.
import type {FocusEvent, MouseEvent, ReactNode, TouchEvent} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {writePageData, type PageData} from '../../pageData';
import {sidebarInView} from '../../sidebarInView';

interface OnServer {
  page: Omit<PageData, 'sidebar'>;
  children: ReactNode;
}

interface InBrowser {
  permalink: string;
  /** As it stands in the page's HTML, like its markup. */
  data: string;
  html: string;
}

/** The link under an event, if following it stays on this site and in this tab. */
function innerLink(event: MouseEvent | FocusEvent | TouchEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return null;
  return /\.(?!html$)\w+$/.test(link.pathname) ? null : link;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function preload(event: MouseEvent | FocusEvent | TouchEvent) {
  const link = innerLink(event);
  if (link && link.pathname !== window.location.pathname) window.docusaurus.preload(link.pathname);
}

/** One element around an article: React adopts its markup as it is, and links inside it navigate in the browser. */
export default function StaticArticle(props: OnServer | InBrowser) {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) && innerLink(event);
    if (!link) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  return (
    <div
      // The theme's rules for an article speak of the children of this class.
      className="markdown"
      onClick={follow}
      onMouseOver={preload}
      onFocus={preload}
      onTouchStart={preload}
      suppressHydrationWarning
      {...useContent(props)}
    />
  );
}

function useContent(props: OnServer | InBrowser) {
  const items = useDocsSidebar()?.items ?? [];
  if ('html' in props) {
    const {permalink, data, html} = props;
    return {'data-article': permalink, 'data-page': data, dangerouslySetInnerHTML: {__html: html}};
  }
  const {page, children} = props;
  const {permalink} = page.metadata;
  const data = writePageData({...page, sidebar: sidebarInView(items, permalink)});
  return {'data-article': permalink, 'data-page': data, children};
}
