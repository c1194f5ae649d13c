import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID} from '@site/plugins/docusaurus-internals/themeNames';

function stored(): string | null {
  try {
    return localStorage.getItem(ANNOUNCEMENT_ID);
  } catch {
    return null; // A browser that stores nothing.
  }
}

/**
 * Docusaurus hides a dismissed bar before React starts, and learns only afterwards that the announcement is a new one:
 * it would stay hidden until the next page view.
 */
if (ExecutionEnvironment.canUseDOM) {
  // Not from the configuration, all of which would then be in the first script of every page.
  const announcement = document.querySelector<HTMLMetaElement>('meta[name="announcement"]');
  if (announcement && stored() !== announcement.content)
    document.documentElement.setAttribute(ANNOUNCEMENT_DISMISSED, 'false');
}
