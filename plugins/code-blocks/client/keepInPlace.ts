/** Makes a change that may resize what is above `anchor`, then scrolls so that `anchor` stays where the reader saw it. */
export function keepInPlace(anchor: Element | undefined, change: () => void): void {
  const fixed = anchor ?? firstVisible();
  const before = fixed?.getBoundingClientRect().top ?? 0;
  const hold = () => {
    const moved = (fixed?.getBoundingClientRect().top ?? 0) - before;
    if (moved) scrollBy({top: moved, behavior: 'instant'});
  };
  // The browser's own scroll anchoring would correct the position a second time.
  const {style} = document.documentElement;
  style.overflowAnchor = 'none';
  change();
  hold();
  requestAnimationFrame(() => {
    hold();
    style.overflowAnchor = '';
  });
}

/** What the reader probably looks at: the first part of the article whose top is on screen. */
function firstVisible(): Element | undefined {
  const pieces = document.querySelectorAll('article :is(h2, h3, p, li, .code-block)');
  return Array.from(pieces).find(
    (piece) => piece.getBoundingClientRect().top >= 0 && piece.getClientRects().length > 0,
  );
}
