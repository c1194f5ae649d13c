/** Classes of the theme's elements that scripts and search records look for. */
export const CLASSES = {
  article: 'theme-doc-markdown',
  breadcrumbs: 'theme-doc-breadcrumbs',
  breadcrumb: 'breadcrumbs__item',
  sidebar: 'theme-doc-sidebar-container',
  menuButton: 'navbar__toggle',
  menu: 'navbar-sidebar',
  nextPage: 'pagination-nav__link--next',
} as const;

/** Set by an inline script of the theme, which hides the bar before React starts. */
export const ANNOUNCEMENT_DISMISSED = 'data-announcement-bar-initially-dismissed';

/** Where the theme stores the id of the last announcement. */
export const ANNOUNCEMENT_ID = 'docusaurus.announcement.id';
