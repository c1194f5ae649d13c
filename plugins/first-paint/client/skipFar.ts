import {canBeIdle, idle, loaded} from './idle';

/** How far around the screen the browser draws everything, in screens: farther than a reader scrolls at once. */
const AROUND = '150%';

/** A block of this many keeps the browser busy for a few milliseconds. */
const AT_ONCE = 40;

let watched: Element | null = null;
let observer: IntersectionObserver | undefined;
let width: number | undefined;

/**
 * Lets the browser skip what is far from the screen, at its size, until it comes near. Otherwise another color is another
 * style for each word of the code on a page: on a slow phone, a quarter of a second for a long one.
 */
export async function skipFar(): Promise<void> {
  // What was skipped can change its size as it comes near: the browser has to hold the text in its place then.
  if (!canBeIdle() || !CSS.supports('overflow-anchor: auto')) return;
  await loaded();
  await idle();
  const article = document.querySelector('[data-article]');
  if (article === watched) return;
  if (width === undefined) drawAllAfterChanges();
  width = innerWidth;
  watched = article;
  observer?.disconnect();
  if (!article) return;
  observer = new IntersectionObserver(decide, {rootMargin: `${AROUND} 0px`});
  // The box of a table is asked for the width of what is in it: plugins/tables.
  const blocks = [...article.querySelectorAll<HTMLElement>(':scope > :not(.table-box)')];
  for (; blocks.length > 0 && watched === article; await idle())
    for (const block of blocks.splice(0, AT_ONCE)) {
      // From now on its size is remembered, and the observer reports after that.
      block.style.containIntrinsicSize = 'auto 9rem';
      observer.observe(block);
    }
}

function decide(entries: IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting, boundingClientRect} of entries) {
    const isFar = !isIntersecting && boundingClientRect.height > 0;
    (target as HTMLElement).style.contentVisibility = isFar ? 'auto' : '';
  }
}

/** The sizes that are remembered are wrong once something else is shown, or in another width. */
function drawAllAfterChanges(): void {
  // Before the next frame, in which what the reader looks at is put back into its place: plugins/code-blocks.
  const attributes = new MutationObserver((changes) => {
    if (changes.some(({attributeName}) => attributeName!.startsWith('data-tab-'))) drawAll();
  });
  attributes.observe(document.documentElement, {attributes: true});
  addEventListener('resize', () => {
    if (innerWidth !== width) drawAll();
  });
}

function drawAll(): void {
  observer?.disconnect();
  for (const block of watched?.children ?? []) (block as HTMLElement).style.contentVisibility = '';
  watched = null;
  void skipFar();
}
