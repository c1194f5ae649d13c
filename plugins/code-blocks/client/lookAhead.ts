import {isSparing} from '../../shared/client/wake';

/** In milliseconds on screen: somebody looks at this code. */
const LOOKED = 1000;

let observer: IntersectionObserver | undefined;

/**
 * Calls back for blocks that a reader looks at and could tap; blocks of an earlier call are forgotten. A pointer that hovers
 * tells earlier what the reader is interested in, and with data saver nothing is fetched ahead.
 */
export function lookAhead(blocks: Iterable<Element>, fetchFor: (block: HTMLElement) => void): void {
  observer?.disconnect();
  if (isSparing() || !matchMedia('(hover: none)').matches) return;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const watching = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      clearTimeout(timers.get(target));
      const look = () => {
        watching.unobserve(target);
        fetchFor(target as HTMLElement);
      };
      if (isIntersecting) timers.set(target, setTimeout(look, LOOKED));
    }
  });
  for (const block of blocks) watching.observe(block);
  observer = watching;
}
