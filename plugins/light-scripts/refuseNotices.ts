/** The parts of the docs plugin's content that decide whether the theme shows a notice. */
export interface DocsContent {
  loadedVersions: {
    versionName: string;
    banner: string | null;
    badge: boolean;
    docs: {source: string; unlisted: boolean; tags: unknown[]}[];
  }[];
}

/** The theme's notices are left out of the scripts, so content that needs one must not be published. */
export function refuseNotices({loadedVersions}: DocsContent): void {
  for (const {versionName, banner, badge, docs} of loadedVersions) {
    if (banner || badge)
      refuse(`the version "${versionName}" has a banner or a badge`, 'DocVersionBanner, DocVersionBadge');
    for (const {source, unlisted, tags} of docs) {
      if (unlisted) refuse(`${source} is unlisted`, 'ContentVisibility');
      if (tags.length > 0) refuse(`${source} has tags`, 'DocItem/Footer');
    }
  }
}

/** The same for the buttons that hide and show the sidebar. */
export function refuseHideableSidebar(themeConfig: {docs?: {sidebar?: {hideable?: boolean}}}): void {
  if (themeConfig.docs?.sidebar?.hideable)
    refuse('docusaurus.config.ts: the sidebar can be hidden', 'CollapseButton, ExpandButton');
}

function refuse(what: string, component: string): never {
  throw new Error(
    `${what}, but the theme's ${component} is left out of this site: remove that, or delete the replacement in plugins/*/theme.`,
  );
}
