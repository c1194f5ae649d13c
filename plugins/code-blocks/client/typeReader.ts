import {announce} from './announce';
import {isTyped, loadTypes} from './loadTypes';
import {hidePopup, isInPopup, movePopup, popupLinks, showPopup, shownFor} from './typePopup';
import {neighbor, type Direction} from './neighbor';

/** Long enough that crossing a block opens nothing, short enough to feel immediate. */
const HOVER_DELAY = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let pointer = {x: 0, y: 0};

const nameAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('.code-name') ?? undefined) : undefined;

/** Types that arrive after a press are inside of the word that was pressed. Those that arrive during it replace the word. */
function nameIn(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || !target.matches('code *') || target.childElementCount !== 1) return;
  return nameAt(target.firstElementChild);
}

function later(action: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(action, HOVER_DELAY);
}

/** Loads the types of a block, then does what the event that asked for them would have done. */
export async function readTypes(pre: HTMLElement, event: Event): Promise<void> {
  const {clientX = pointer.x, clientY = pointer.y} = event as Partial<PointerEvent>;
  pointer = {x: clientX, y: clientY};
  if (isTyped(pre)) return;
  try {
    await loadTypes(pre);
  } catch (error) {
    announce('The types of this code could not be loaded.');
    throw error;
  }
  if (event.type === 'click') onClick(event as MouseEvent);
  // The pointer may have moved meanwhile.
  else if (isMouse(event)) {
    const name = nameAt(document.elementFromPoint(pointer.x, pointer.y));
    if (name) showPopup(name);
  } else if (isEnter(event) && document.activeElement === pre) focusName(neighbor(pre, 'first'));
}

/** Also inside of the popup: one that unfolds may move away from the pointer, but not from its reader. */
const isFocused = () => document.activeElement === shownFor() || isInPopup(document.activeElement);
const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';
const isEnter = (event: Event) => event instanceof KeyboardEvent && event.key === 'Enter';

function onPointerOver(event: PointerEvent): void {
  if (!isMouse(event)) return;
  const {target, clientX, clientY} = event;
  const isStill = clientX === pointer.x && clientY === pointer.y;
  pointer = {x: clientX, y: clientY};
  if (isInPopup(target)) return clearTimeout(timer);
  // Not the pointer moved, but the popup under it, as it unfolded.
  if (isStill && isFocused()) return;
  const name = nameAt(target);
  if (name && name !== shownFor()) later(() => showPopup(name));
  else if (name) clearTimeout(timer);
  else if (shownFor() && !isFocused()) later(hidePopup);
}

let isTouched = false;

/** A tap would also set a caret in the code, which nobody sees and which takes longer than the popup. A selection it clears. */
function onMouseDown(event: MouseEvent): void {
  if (isTouched && nameAt(event.target) && getSelection()?.isCollapsed !== false) event.preventDefault();
}

function onClick({target, clientX, clientY}: MouseEvent): void {
  pointer = {x: clientX, y: clientY};
  const isCode = (target as Element).closest('pre');
  const name =
    nameAt(target) ?? nameIn(target) ?? (isCode && nameAt(document.elementFromPoint(clientX, clientY)));
  if (name) showPopup(name);
  else if (!isInPopup(target)) hidePopup();
}

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  if (event.key === 'Escape' && shownFor()) leave(event);
  else if (isInPopup(target)) stayInPopup(event, target);
  else if (target.matches('.code-name') && event.key === 'Tab' && !event.shiftKey) enterPopup(event);
  else {
    const direction = target.matches('.code-name') ? DIRECTIONS[event.key] : undefined;
    const isEntering = target.matches('pre.code-typed') && event.key === 'Enter';
    if (!direction && !isEntering) return;
    event.preventDefault();
    focusName(neighbor(target, direction ?? 'first'));
  }
}

function focusName(name: HTMLElement | undefined): void {
  if (!name) return;
  name.tabIndex = -1;
  name.setAttribute('role', 'button');
  name.focus();
  showPopup(name);
}

/** Escape closes the popup and focuses its identifier; without a popup, it focuses the block. */
function leave(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
  const name = shownFor()!;
  const wasInside = isInPopup(event.target);
  hidePopup();
  if (wasInside) name.focus();
  else if (document.activeElement === name) name.closest('pre')?.focus();
}

function enterPopup(event: KeyboardEvent): void {
  const [first] = popupLinks();
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** The popup is at the end of the document, far from its code: Tab out of it leads back to the identifier. */
function stayInPopup(event: KeyboardEvent, target: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const links = popupLinks();
  const next = links[links.indexOf(target) + (event.shiftKey ? -1 : 1)];
  event.preventDefault();
  (next ?? shownFor())?.focus();
}

function onFocusOut({target, relatedTarget}: FocusEvent): void {
  if (nameAt(target) && !nameAt(relatedTarget) && !isInPopup(relatedTarget)) hidePopup();
}

/** A block scrolls when the focus moves to the end of a long line: the popup moves along. Other scrolling closes it. */
function onScroll({target}: Event): void {
  if (target === document || isInPopup(target)) return;
  if (isFocused()) movePopup();
  else hidePopup();
}

document.addEventListener('pointermove', ({clientX: x, clientY: y}) => (pointer = {x, y}));
document.addEventListener('pointerover', onPointerOver);
document.addEventListener('pointerdown', ({pointerType}) => (isTouched = pointerType === 'touch'));
document.addEventListener('mousedown', onMouseDown);
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKeyDown, true);
document.addEventListener('focusout', onFocusOut);
document.addEventListener('scroll', onScroll, true);
addEventListener('popstate', hidePopup);
