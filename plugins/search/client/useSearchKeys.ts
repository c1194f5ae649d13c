import {useEffect} from 'react';

interface Actions {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Ctrl/Cmd+K opens and closes, `/` opens unless a text is being typed. Escape is the dialog's own key. */
export function useSearchKeys({isOpen, open, close}: Actions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash = event.key === '/' && !isOpen && !hasModifier(event) && !isTextField(event.target);
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);
}

function hasModifier({ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
