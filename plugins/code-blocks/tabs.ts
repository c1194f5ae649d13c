/**
 * The choices a reader makes once for the whole site; the first of each is the default.
 * Stored under `docusaurus.tab.<group>`, shown by `<html data-tab-<group>>` and the `in-<value>` classes of `tabs.css`.
 */
export const TAB_GROUPS = {
  language: ['ts', 'js'],
  'package-manager': ['npm', 'yarn', 'pnpm', 'bun'],
} as const;

export type TabGroup = keyof typeof TAB_GROUPS;

export const STORAGE_PREFIX = 'docusaurus.tab.';

/** Runs in `<head>`, before anything is painted, so that a reload never shows the other variant first. */
export function tabsHeadScript(): string {
  return (
    `(function(h,g,k,v){for(k in g){v=null;try{v=localStorage.getItem("${STORAGE_PREFIX}"+k)}catch(e){}` +
    `h.setAttribute("data-tab-"+k,g[k].indexOf(v)<0?g[k][0]:v)}})(document.documentElement,${JSON.stringify(TAB_GROUPS)})`
  );
}
