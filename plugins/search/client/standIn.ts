import {FIELD, loadStyles} from './dialog/field';

/**
 * What opens at once, before the search window is there: its frame, with a field that takes what the reader types. The
 * window takes the text over.
 */
let dialog: HTMLDialogElement | undefined;
/** Enter, pressed before there was anything to open. */
let enter: KeyboardEvent | undefined;

const HTML = `<div class="search-window"><div class="search-field">
<input role="combobox" aria-label="${FIELD.label}" aria-expanded="false" placeholder="${FIELD.label}" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="go">
<button type="button" class="search-cancel">${FIELD.cancel}</button></div><div class="search-list"></div></div>`;

const field = () => dialog!.querySelector('input')!;
const listeners = new Set<() => void>();

export const isStandingIn = (): boolean => dialog !== undefined;
export const textSoFar = (): string => (dialog ? field().value : '');

/** Calls back when the reader closes it. */
export function onStandInClose(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function standIn(): void {
  if (dialog) return;
  const opened = document.createElement('dialog');
  dialog = opened;
  enter = undefined;
  opened.className = 'search-dialog';
  opened.setAttribute('aria-label', FIELD.dialog);
  opened.innerHTML = HTML;
  opened.addEventListener('close', () => opened === dialog && closeStandIn());
  opened.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === field()) enter = event;
    // WebKit closes it a moment later, when the window may have taken its place.
    if (event.key === 'Escape' && !event.isComposing) closeStandIn();
  });
  opened.addEventListener('input', () => (enter = undefined));
  opened.addEventListener('mousedown', ({target}) => target === opened && closeStandIn());
  opened.querySelector('button')!.addEventListener('click', closeStandIn);
  // It takes letters before it has its looks.
  opened.style.opacity = '0';
  const show = () => (opened.style.opacity = '');
  loadStyles().then(show, show);
  document.body.append(opened);
  opened.showModal();
}

/** Gives the focus back to where it was. */
function remove(): void {
  const opened = dialog;
  dialog = undefined;
  opened?.close();
  opened?.remove();
}

export function closeStandIn(): void {
  remove();
  for (const listener of listeners) listener();
}

interface Typed {
  text: string;
  start: number;
  end: number;
  enter: KeyboardEvent | undefined;
}

/** The text so far, its selection, and Enter; nothing is left of what stood in. */
export function takeOver(): Typed | null {
  if (!dialog) return null;
  const {value: text, selectionStart, selectionEnd} = field();
  const taken = {text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length, enter};
  remove();
  return taken;
}
