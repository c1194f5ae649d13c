import {useCallback, useLayoutEffect, useRef} from 'react';

/**
 * DocSearch cuts its field at sixty-four characters, too few for a pasted error message. The field may stay short,
 * but the search gets the whole text: this returns what was entered for what DocSearch made of it.
 */
export function useWholeText(): (cut: string) => string {
  const entered = useRef('');
  useLayoutEffect(() => {
    const input = document.querySelector('.DocSearch-Input');
    input?.removeAttribute('maxlength');
    const remember = ({target}: Event) => {
      if (target instanceof HTMLInputElement && target === input) entered.current = target.value;
    };
    // On its way down, before DocSearch reads the value and cuts it.
    document.addEventListener('input', remember, true);
    return () => document.removeEventListener('input', remember, true);
  }, []);
  return useCallback((cut) => (cut !== '' && entered.current.startsWith(cut) ? entered.current : cut), []);
}
