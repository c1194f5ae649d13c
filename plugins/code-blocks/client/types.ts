import {fetchTypes} from './fetchTypes';
import {untilStatic} from '../../shared/client/wake';

/**
 * Types on demand: nothing is loaded until a reader points at code, taps it or moves the keyboard focus to it.
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
  Promise.all([import('./typeReader'), untilStatic(pre)])
    .then(([{readTypes}]) => readTypes(pre as HTMLElement, event))
    .catch((error: unknown) => console.warn('The types of a code block did not load.', error));
}

if (typeof document !== 'undefined')
  for (const type of ['pointerover', 'click', 'focusin', 'keydown'])
    document.addEventListener(type, onInterest);
