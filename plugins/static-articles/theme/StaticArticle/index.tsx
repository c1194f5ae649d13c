// New: the one element around an article that the browser adopts as it stands.
import type {FocusEvent, MouseEvent, ReactNode, TouchEvent} from 'react';
import {useHistory} from '@docusaurus/router';

interface Props {
  permalink: string;
  /** Server: the rendered page. */
  children?: ReactNode;
  /** Browser: the markup React adopts as it stands. */
  html?: string;
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
export default function StaticArticle({permalink, children, html}: Props) {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) && innerLink(event);
    if (!link) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <div
      // The theme's rules for an article speak of the children of this class.
      className="markdown"
      data-article={permalink}
      onClick={follow}
      onMouseOver={preload}
      onFocus={preload}
      onTouchStart={preload}
      suppressHydrationWarning
      {...content}
    />
  );
}
