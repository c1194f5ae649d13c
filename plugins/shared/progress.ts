import {MARK} from './progressMark.mjs';

/** Tells the task that started the build what is being done and how far it is. A plain `docusaurus build` prints nothing. */
export function tellProgress(doing: string, done?: number, of?: number): void {
  if (!process.env.SITE_PROGRESS) return;
  console.log(`${MARK}${doing}${of === undefined ? '' : `, ${done} of ${of}`}`);
}
