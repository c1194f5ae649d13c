import {textOf} from './loadTypes';

const ID = 'code-types';
const GAP = 6;
const MAXIMUM_HEIGHT = 400;

let popup: HTMLElement | undefined;
let name: HTMLElement | undefined;

/** The identifier whose popup is open. */
export const shownFor = (): HTMLElement | undefined => name;

export const isInPopup = (target: EventTarget | null): boolean =>
  target instanceof Node && popup !== undefined && popup.contains(target);

/** Not those in a closed fold. Safari before 17.4 has no `checkVisibility`. */
const LINKS = 'summary, a:not(details:not([open]) a)';

export const popupLinks = (): HTMLElement[] => Array.from(popup?.querySelectorAll<HTMLElement>(LINKS) ?? []);

export function showPopup(next: HTMLElement): void {
  const html = textOf(next);
  if (!html || !next.isConnected) return;
  // A press is several events; what the reader unfolded since the first one stays open.
  if (next === name) return movePopup();
  hidePopup();
  popup ??= createPopup();
  // In the landmark of the code, where React does not look; navigation may have removed the popup together with the old page.
  next.closest('[data-article], main, body')!.append(popup);
  popup.innerHTML = html;
  popup.hidden = false;
  popup.scrollTop = 0;
  name = next;
  name.setAttribute('aria-describedby', ID);
  movePopup();
}

/** Puts the popup beside its identifier. */
export function movePopup(): void {
  if (popup && name) place(popup, name);
}

export function hidePopup(): void {
  if (!popup || !name) return;
  popup.hidden = true;
  name.removeAttribute('aria-describedby');
  name = undefined;
}

function createPopup(): HTMLElement {
  const element = document.createElement('div');
  element.id = ID;
  element.className = 'code-types code-block';
  // Not a tooltip: it has links, which Tab reaches.
  element.setAttribute('role', 'note');
  // A fold that opens makes it larger.
  element.addEventListener('toggle', movePopup, true);
  return element;
}

/** Below the identifier, or above if there is more room; never beyond the edges of the window. */
function place(element: HTMLElement, beside: HTMLElement): void {
  const target = beside.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const below = clientHeight - target.bottom - 2 * GAP;
  const above = target.top - 2 * GAP;
  const {style} = element;
  style.maxHeight = `${Math.min(MAXIMUM_HEIGHT, Math.max(below, above))}px`;
  const {width, height} = element.getBoundingClientRect();
  const isBelow = height <= below || below >= above;
  const top = isBelow ? target.bottom + GAP : target.top - GAP - height;
  const origin = element.offsetParent!.getBoundingClientRect();
  style.left = `${Math.max(8, Math.min(target.left, clientWidth - width - 8)) - origin.left}px`;
  style.top = `${top - origin.top}px`;
}
