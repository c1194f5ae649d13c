/**
 * Runs at the end of the first screen. Its class says that what comes after it is laid out when it comes near
 * (`src/css/article.css`), or by `client/layOutRest.ts`. Not where a reader goes to a fragment, comes back or reloads (the old
 * name of that is the short one, and every page carries it): there the place of everything has to be known. Nor where a
 * browser does not hold the text in its place while what is above it grows.
 */
export const LATER =
  'location.hash||performance.navigation.type||' +
  'CSS.supports("overflow-anchor:auto")&&(document.currentScript.className="later")';
