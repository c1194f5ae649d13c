/** The name of the script that lists all other scripts. */
export const RUNTIME = 'runtime~main';

/** The name of the stylesheet of all pages. */
export const STYLES = 'styles';
