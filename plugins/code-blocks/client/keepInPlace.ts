/** Makes a change that may move everything above `anchor`, and scrolls so that the reader still sees it where it was. */
export function keepInPlace(anchor: Element | undefined, change: () => void): void {
  const fixed = anchor ?? firstVisible();
  const before = fixed?.getBoundingClientRect().top ?? 0;
  const hold = () => {
    const moved = (fixed?.getBoundingClientRect().top ?? 0) - before;
    if (moved) scrollBy({top: moved, behavior: 'instant'});
  };
  // A browser that holds the scroll position by itself would correct what is already corrected.
  const {style} = document.documentElement;
  style.overflowAnchor = 'none';
  change();
  hold();
  requestAnimationFrame(() => {
    hold();
    style.overflowAnchor = '';
  });
}

/** What the reader probably looks at: the first piece of the article whose top is on screen. */
function firstVisible(): Element | undefined {
  const pieces = document.querySelectorAll('article :is(h2, h3, p, li, .code-block)');
  return Array.from(pieces).find(
    (piece) => piece.getBoundingClientRect().top >= 0 && piece.getClientRects().length > 0,
  );
}
