/** Where Docusaurus's theme components are, below `node_modules`. */
export const THEME_FOLDERS = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];
