import {handlerOf, isAwake, tellFailure, wake} from '../../shared/client/wake';
import {placeOf} from './placeOf';

/** What only React can do. Buttons of forms and of articles work without it. */
const OF_REACT = '#__docusaurus :is(button[type=button], [role=button])';
const isPlain = (button: Element) =>
  button.closest('[data-article], [data-plain]') || button.matches('.code-block :not(.code-run)');

/** Find what was clicked before React is there. */
const pending = new Set<() => Element | undefined>();

/**
 * A click before React is there is answered by a small script, or kept and repeated afterwards. In the capturing phase and
 * on the window: React, which may start at any moment, must not see the same click.
 */
export function answerTaps(): void {
  addEventListener('click', onClick, {capture: true});
}

function onClick(event: MouseEvent): void {
  if (isAwake()) return removeEventListener('click', onClick, {capture: true});
  const target = event.target as Element;
  const handle = handlerOf(target);
  const button = target.closest<HTMLElement>(OF_REACT);
  if (!handle && (!button || isPlain(button))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (handle) handle(event);
  else repeat(button!);
}

/**
 * Once, however often the reader pressed meanwhile, and on what is there then: a category that React has replaced would
 * still follow its old address.
 */
function repeat(button: HTMLElement): void {
  if ([...pending].some((find) => find() === button)) return;
  const find = placeOf(button) as () => HTMLElement | undefined;
  pending.add(find);
  wake()
    .then(() => find()?.click())
    .catch(tellFailure)
    .finally(() => pending.delete(find));
}
