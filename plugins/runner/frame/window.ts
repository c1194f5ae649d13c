import type {Knobs} from '../protocol';

/** Browsers draw no frame that is not on screen, as behind the Console tab; a sample that waits for one must go on. */
export function addAnimationFrames(): void {
  window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 10);
  window.cancelAnimationFrame = (id) => clearTimeout(id);
}

/** Lets the frame believe that it lost or regained the focus or the network, and tells the sample by the usual events. */
export function applyToWindow(before: Knobs, now: Knobs): void {
  define(document, 'visibilityState', now.focused ? 'visible' : 'hidden');
  define(document, 'hidden', !now.focused);
  define(navigator, 'onLine', !now.offline);
  if (before.focused !== now.focused) {
    dispatchEvent(new Event(now.focused ? 'focus' : 'blur'));
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  }
  if (before.offline !== now.offline) dispatchEvent(new Event(now.offline ? 'offline' : 'online'));
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, {value, configurable: true});
}
