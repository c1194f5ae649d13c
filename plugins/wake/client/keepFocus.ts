import {hydrated} from '../../shared/client/wake';
import {placeOf} from './placeOf';

/** When React replaces the element with the focus, its successor gets it: a reader with a keyboard goes on from there. */
export function keepFocus(): void {
  let focused = document.activeElement;
  let find = placeOf(focused);
  const note = () => {
    focused = document.activeElement;
    find = placeOf(focused);
  };
  addEventListener('focusin', note);
  void hydrated().then(() => {
    removeEventListener('focusin', note);
    const {activeElement, body} = document;
    const successor = !focused?.isConnected && activeElement === body && find();
    if (successor) (successor as HTMLElement).focus({preventScroll: true});
  });
}
