import {useEffect, useRef} from 'react';

/** Says how many results there are. It has to stand inside the dialog: what is outside of one is not read out. */
export function useAnnouncement(text: string): void {
  const line = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('p');
    element.setAttribute('role', 'status');
    element.className = 'search-status';
    document.querySelector('.DocSearch-Container')?.append(element);
    line.current = element;
    return () => element.remove();
  }, []);
  useEffect(() => {
    if (line.current) line.current.textContent = text;
  }, [text]);
}
