/**
 * What some supported browser lacks and the site uses all the same, each with the reason why nothing is lost. Scripts are
 * read without types, so some names are only those of a browser's method.
 */
export const accepted: Record<string, string> = {
  'createContext()': 'React’s, not that of the browser’s machine learning',
  'dispatch()': 'the hosted search client’s own method',
  'configure()': 'the progress bar’s own method',
  'hide()': 'the menu’s own method',
  'startViewTransition()': 'React calls it only for a component that the site does not use',
  'skipTransition()': 'the same',
  'cursor: pointer': 'a phone has no cursor',
  'text-wrap': 'headings break as they always did',
  'text-wrap: balance': 'the same',
  'overscroll-behavior': 'known, apart from one case: the end of a scrolling box with nothing to scroll',
  '-webkit-tap-highlight-color': 'for phones, which know it',
  'scrollbar-width': 'a scroll bar is as wide as others of the system',
  'scrollbar-width: thin': 'the same',
  'accent-color': 'known, but its contrast is not guaranteed; controls that use it have a border',
  'page-break-after: avoid': 'on paper, a heading may end a page',
  'break-after: avoid': 'the same',
  ':selection': 'selected text has the color of the system',
};
