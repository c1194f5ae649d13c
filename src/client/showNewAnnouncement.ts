import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

/**
 * Docusaurus hides a dismissed bar before React starts, and learns only afterwards that the announcement is a new one:
 * it would stay hidden until the next page view. The attribute is the one its inline script sets.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  if (announcementBar && createStorageSlot('docusaurus.announcement.id').get() !== announcementBar.id)
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}
