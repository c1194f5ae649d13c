import {fetchTypes} from './fetchTypes';
import {lookAhead} from './lookAhead';
import {untilStatic} from '../../shared/client/wake';

/**
 * Types on demand: nothing is loaded until a reader points at code, taps it or moves the keyboard focus to it, or on a phone
 * looks at it.
 * How to use them by keyboard is in HINT, which is read out when a block gets the focus.
 */
const HINT = 'Press Enter to go through the types in this code with the arrow keys.';
const HINT_ID = 'code-types-hint';

function addHint(pre: Element): void {
  if (!document.getElementById(HINT_ID)) {
    const hint = document.createElement('div');
    hint.id = HINT_ID;
    hint.hidden = true;
    hint.textContent = HINT;
    document.body.append(hint);
  }
  pre.setAttribute('aria-describedby', HINT_ID);
}

function onInterest(event: Event): void {
  const pre = (event.target as Element).closest?.('.code-block[data-types] pre');
  if (!pre) return;
  if (event.type === 'focusin') addHint(pre);
  // Whether they come is the business of the script that shows them.
  fetchTypes(pre.closest<HTMLElement>('.code-block')!).catch(() => {});
  Promise.all([fetchScript(), fetchStyles(), untilStatic(pre)])
    .then(([{readTypes}]) => readTypes(pre as HTMLElement, event))
    .catch((error: unknown) => console.warn('The types of a code block did not load.', error));
}

const fetchScript = () => import('./typeReader');
const fetchStyles = () => import(/* webpackChunkName: "types-styles" */ '../types.late.css');

if (typeof document !== 'undefined')
  for (const type of ['pointerover', 'click', 'focusin', 'keydown'])
    document.addEventListener(type, onInterest);

/** Everything that a tap will need, so that it is answered at once. What fails now is tried again then. */
function fetchAhead(block: HTMLElement): void {
  Promise.all([fetchScript(), fetchStyles(), fetchTypes(block)]).catch(() => {});
}

export function onRouteDidUpdate(): void {
  lookAhead(document.querySelectorAll('.code-block[data-types]'), fetchAhead);
}
