/** What the field of the window is called, in the window and in what opens before it. */
export const FIELD = {label: 'Search the docs', cancel: 'Cancel', dialog: 'Search'} as const;

/** Shared: the window loads them, and so does what opens before it. */
export const loadStyles = (): Promise<unknown> =>
  import(/* webpackChunkName: "search-styles" */ './dialog.late.css');
