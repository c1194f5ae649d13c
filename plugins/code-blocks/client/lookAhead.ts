import {isSparing} from '../../shared/client/wake';

/** In milliseconds on screen: somebody looks at this code. */
const LOOKED = 1000;

/**
 * Calls back for blocks that a reader looks at and could tap. A pointer that hovers tells earlier what the reader is
 * interested in, and with data saver nothing is fetched ahead.
 */
export function lookAhead(blocks: Iterable<Element>, fetchFor: (block: HTMLElement) => void): void {
  if (isSparing() || !matchMedia('(hover: none)').matches) return;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => look(target), LOOKED),
        );
    }
  });
  const look = (block: Element) => {
    observer.unobserve(block);
    fetchFor(block as HTMLElement);
  };
  for (const block of blocks) observer.observe(block);
}
