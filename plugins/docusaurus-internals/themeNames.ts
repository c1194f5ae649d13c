/** Classes of the theme's elements that scripts and search records look for. */
export const CLASSES = {
  article: 'theme-doc-markdown',
  breadcrumbs: 'theme-doc-breadcrumbs',
  breadcrumb: 'breadcrumbs__item',
  sidebar: 'theme-doc-sidebar-container',
  menuButton: 'navbar__toggle',
  menu: 'navbar-sidebar',
  menuBackdrop: 'navbar-sidebar__backdrop',
  menuBack: 'navbar-sidebar__back',
  menuClose: 'navbar-sidebar__close',
  barLink: 'navbar__link',
  sidebarList: 'theme-doc-sidebar-menu',
  category: 'menu__link--sublist',
  contents: 'theme-doc-toc-mobile',
  nextPage: 'pagination-nav__link--next',
} as const;

/** Where the link that skips the navigation leads without scripts. */
export const SKIP_TARGET = '__docusaurus_skipToContent_fallback';

/** The color mode: two attributes of the document, which an inline script of the theme sets first, and the key of the choice. */
export const COLOR_MODE = {shown: 'data-theme', chosen: 'data-theme-choice', key: 'theme'} as const;

/** Set by an inline script of the theme, which hides the bar before React starts. */
export const ANNOUNCEMENT_DISMISSED = 'data-announcement-bar-initially-dismissed';

/** Where the theme stores the id of the last announcement. */
export const ANNOUNCEMENT_ID = 'docusaurus.announcement.id';
