/**
 * A page is text and small scripts until somebody uses it: then React is loaded. `plugins/wake` says when; what has to work
 * before that asks here.
 */
type Handler = (element: HTMLElement, event: MouseEvent) => void;

let load = (): Promise<unknown> => Promise.resolve();
let waking: Promise<void> | undefined;
const handlers: [selector: string, handle: Handler][] = [];

/** Whether React has taken the page over. */
export const isAwake = (): boolean => document.documentElement.dataset['hasHydrated'] === 'true';

/** For the entry of the scripts. In development React comes with the page. */
export const wakeWith = (loader: typeof load): void => void (load = loader);

/** Loads React if nobody did; resolves once it has taken the page over. What failed is tried again by the next call. */
export function wake(): Promise<void> {
  if (!waking) {
    waking = load().then(hydrated);
    waking.catch(() => (waking = undefined));
  }
  return waking;
}

/** Resolves once React has taken the page over; loads nothing. */
export function hydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (isAwake()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isAwake()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  });
}

/** Until scripts may add to what is around an element: React must find its own part of the page as the server rendered it. */
export async function untilStatic(element: Element | null): Promise<void> {
  if (!element?.closest('[data-article]') && !isAwake()) await wake();
}

/** What a click does as long as React does not handle it. */
export const whileAsleep = (selector: string, handle: Handler): void =>
  void handlers.push([selector, handle]);

/** The handler of what was clicked, if there is one. */
export function handlerOf(target: Element): ((event: MouseEvent) => void) | undefined {
  for (const [selector, handle] of handlers) {
    const element = target.closest<HTMLElement>(selector);
    if (element) return (event: MouseEvent) => handle(element, event);
  }
  return undefined;
}

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Whether the reader pays for every byte, or waits long for it: nothing is loaded ahead. */
export function isSparing(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return /true|2g/.test(`${connection?.saveData} ${connection?.effectiveType}`);
}

/** For what the reader asked for: the site says that it did not load, and offers to try again. */
export function tellFailure(error: unknown): void {
  dispatchEvent(new CustomEvent('wake:failed', {detail: error}));
}
