import {isAwake, isSparing, tellFailure, wake} from '../../shared/client/wake';

/** In milliseconds: until then the browser itself may scroll, to a fragment or to where the reader was. */
const SETTLED = 1000;
/** In milliseconds after a failure, before it is tried again ahead of need. */
const PAUSE = 5000;

/** A reader is there as soon as one of these happens. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'];
/** Shows an answer that needs React before the finger is lifted. */
const SOON = '.search-button, .navbar__toggle';
/** Pages whose text depends on the address. */
const DYNAMIC = '.search-page, [data-not-found]';

let next = 0;

/** Once somebody is there, React comes while the browser is idle; at once if it is about to be needed. */
export function watchForReader(): void {
  // For tests, and for whoever knows that a reader is there.
  addEventListener('wake', load);
  if (document.querySelector(DYNAMIC)) return void wake().catch(tellFailure);
  for (const sign of SIGNS) addEventListener(sign, onSign, {capture: true, passive: true});
  const onLoad = () =>
    setTimeout(() => addEventListener('scroll', onSign, {capture: true, passive: true}), SETTLED);
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
}

function onSign(event: Event): void {
  if (isAwake()) return stop();
  // A browser also tells the place of a pointer that does not move.
  const {movementX, movementY} = event as PointerEvent;
  if (event.type === 'pointermove' && !movementX && !movementY) return;
  if (isSparing() || Date.now() < next) return;
  next = Date.now() + PAUSE;
  const isSoon = event.target instanceof Element && event.target.closest(SOON);
  if (isSoon || !('requestIdleCallback' in window)) load();
  else requestIdleCallback(load, {timeout: PAUSE});
}

function load(): void {
  wake().catch((error: unknown) => console.warn('React did not load ahead.', error));
}

function stop(): void {
  for (const sign of [...SIGNS, 'scroll']) removeEventListener(sign, onSign, {capture: true});
}
