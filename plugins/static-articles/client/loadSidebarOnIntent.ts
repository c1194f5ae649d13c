import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CLASSES} from '../../docusaurus-internals/themeNames';
import {loadSidebar} from '../theme/StaticArticle/sidebar';

/** The sidebar, and on a phone the menu and its button. */
const PLACES = [CLASSES.sidebar, CLASSES.menuButton, CLASSES.menu].map((name) => `.${name}`).join();

function onReach({target}: Event): void {
  if (target instanceof Element && target.closest(PLACES)) loadSidebar();
}

/** A closed category has one page until the reader moves to the sidebar. */
if (ExecutionEnvironment.canUseDOM)
  for (const event of ['pointerover', 'touchstart', 'focusin', 'click'])
    document.addEventListener(event, onReach, {passive: true});

/** Categories that are open stay open on the next page, so that it shows more of the sidebar than it has data for. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) loadSidebar();
};
