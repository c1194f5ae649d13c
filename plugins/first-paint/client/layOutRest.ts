import {canBeIdle, idle, loaded} from './idle';

/** In milliseconds of the 50 that a browser offers: with less left, one block more could keep a reader waiting. */
const ENOUGH = 30;

/** Soon the place of things counts, such as that of what a link leads to. `wake` is for tests. */
const SIGNS = ['pointerdown', 'wheel', 'keydown', 'click', 'scroll', 'wake'];

/** Lays out, block by block while the browser is idle, what the page has left for later (`../later.ts`). */
export async function layOutRest(): Promise<void> {
  const end = document.querySelector('.later');
  if (!end) return;
  if (!canBeIdle()) return finish(end);
  for (const sign of SIGNS)
    addEventListener(sign, () => finish(end), {capture: true, once: true, passive: true});
  await loaded();
  const blocks = [...document.querySelectorAll<HTMLElement>('.later ~ *')];
  for (let deadline = await idle(); blocks.length > 0 && end.className; deadline = await idle())
    do {
      const block = blocks.shift()!;
      block.style.contentVisibility = 'visible';
      // Asking where it is lays it out now.
      block.getBoundingClientRect();
    } while (blocks.length > 0 && deadline.timeRemaining() > ENOUGH);
  finish(end);
}

/** From now on everything has its place, as if nothing had been left. */
function finish(end: Element): void {
  for (const block of document.querySelectorAll('.later ~ [style]')) block.removeAttribute('style');
  end.removeAttribute('class');
}
