import {useEffect, useState} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps Tab inside the modal, and gives focus back to where it was. */
export function useModalFocus(): void {
  // Read while rendering: by the time effects run, the modal's field has the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const keepInside = (event: KeyboardEvent) => {
      const modal = document.querySelector('.DocSearch-Modal');
      if (event.key !== 'Tab' || !modal) return;
      // DocSearch has a trap of its own, which counts elements that are not shown.
      event.stopPropagation();
      const stops = [...modal.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (stop) => stop.offsetParent !== null,
      );
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length);
      event.preventDefault();
      next?.focus();
    };
    document.addEventListener('keydown', keepInside, true);
    return () => {
      document.removeEventListener('keydown', keepInside, true);
      if (before instanceof HTMLElement && before.isConnected) before.focus({preventScroll: true});
    };
  }, [before]);
}
