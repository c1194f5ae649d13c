import {useEffect} from 'react';
import {isSearchKey} from './searchKeys';

interface Actions {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The keys that open and close the window. Escape closes: the dialog itself does. */
export function useSearchKeys({isOpen, open, close}: Actions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event, isOpen)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);
}
