import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadSidebar} from '../theme/StaticArticle/sidebar';

/** The sidebar, and the button that opens it on a phone. */
const PLACES = '.theme-doc-sidebar-container, .navbar__toggle, .navbar-sidebar';

function onReach({target}: Event): void {
  if (target instanceof Element && target.closest(PLACES)) loadSidebar();
}

/** A closed category has one page until the reader reaches for the sidebar. */
if (ExecutionEnvironment.canUseDOM)
  for (const event of ['pointerover', 'touchstart', 'focusin', 'click'])
    document.addEventListener(event, onReach, {passive: true});

/** On the next page, categories that were open stay open: then more is in view than the page itself knows. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) loadSidebar();
};
