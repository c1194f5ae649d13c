import {useEffect} from 'react';

interface Actions {
  isOpen: boolean;
  /** Opened, but the script of the window has not arrived. */
  isLoading: boolean;
  open: () => void;
  close: () => void;
}

/** Ctrl/Cmd+K opens and closes, `/` opens outside text fields. Escape closes: the dialog itself does, once it is there. */
export function useSearchKeys({isOpen, isLoading, open, close}: Actions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash = event.key === '/' && !isOpen && !hasModifier(event) && !isTextField(event.target);
      const isEscape = event.key === 'Escape' && isLoading;
      if (!isCommand && !isSlash && !isEscape) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, isLoading, open, close]);
}

function hasModifier({ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
