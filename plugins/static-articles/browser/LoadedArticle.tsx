import type {FocusEvent, MouseEvent, TouchEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {preloadPage} from '../../docusaurus-internals/browser/preloading';
import type {Article} from './loadArticle';

/** The link under an event, if following it stays on this site and in this tab. */
function innerLink(event: MouseEvent | FocusEvent | TouchEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download'))
    return null;
  return /\.(?!html$)\w+$/.test(link.pathname) ? null : link;
}

/** The browser itself follows a link inside the page: it sets `:target`, the start of Tab and one step in the history. */
const staysOnPage = ({pathname, search, hash}: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function preload(event: MouseEvent | FocusEvent | TouchEvent) {
  const link = innerLink(event);
  if (link && link.pathname !== window.location.pathname) preloadPage(link.pathname);
}

/** React does not touch the children of an element with `dangerouslySetInnerHTML`. */
const NOT_OF_REACT = {__html: ''};

interface Props extends Article {
  permalink: string;
}

/**
 * The element around an article. The article's nodes are moved there instead of parsed a second time; in the element that
 * the reader arrived with, which React hydrates, they already are. Links inside it navigate without a reload.
 */
export function LoadedArticle({permalink, data, moveTo}: Props) {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) && innerLink(event);
    if (!link || staysOnPage(link)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  return (
    <div
      className="markdown"
      data-article={permalink}
      data-page={data}
      dangerouslySetInnerHTML={NOT_OF_REACT}
      suppressHydrationWarning
      ref={moveTo}
      onClick={follow}
      onMouseOver={preload}
      onFocus={preload}
      onTouchStart={preload}
    />
  );
}
