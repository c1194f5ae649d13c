import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID} from '@site/plugins/docusaurus-internals/themeNames';
import siteConfig from '@generated/docusaurus.config';

/**
 * Docusaurus hides a dismissed bar before React starts, and learns only afterwards that the announcement is a new one:
 * it would stay hidden until the next page view.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  if (announcementBar && createStorageSlot(ANNOUNCEMENT_ID).get() !== announcementBar.id)
    document.documentElement.setAttribute(ANNOUNCEMENT_DISMISSED, 'false');
}
