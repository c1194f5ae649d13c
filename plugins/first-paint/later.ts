/**
 * Not where a reader goes on, or goes to a fragment: there the place of everything has to be known. Nor where a browser does
 * not hold the text in its place while what is above it grows.
 */
const CONDITIONS = [
  '!location.hash',
  'CSS.supports("overflow-anchor:auto")',
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"',
];

/**
 * Runs at the end of the first screen. Its class says that what comes after it is laid out when it comes near
 * (`src/css/article.css`), or by `client/layOutRest.ts`.
 */
export const LATER = `${CONDITIONS.join('&&')}&&(document.currentScript.className="later")`;
