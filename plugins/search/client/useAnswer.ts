import {useCallback, useEffect, useState} from 'react';
import {useSearchData} from './useSearchData';
import {getClient} from './getClient';
import type {Answer, SearchOptions} from './searchClient';

interface Answered {
  answer: Answer | null;
  /** The query that it answers. */
  query: string;
  isSearching: boolean;
  retry: () => void;
}

/**
 * The answer to the newest query; the one before it stays until then, so the list does not flicker.
 *
 * @param options the same object in every render
 */
export function useAnswer(text: string, options: SearchOptions): Answered {
  const {baseUrl, hosted} = useSearchData();
  const [answered, setAnswered] = useState<{query: string; answer: Answer} | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim();

  useEffect(() => {
    const client = getClient(baseUrl, hosted);
    let isCurrent = true;
    if (wanted === '') client.warm();
    else {
      void client.search(wanted, options).then((answer) => {
        if (isCurrent) setAnswered({query: wanted, answer});
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted, options, baseUrl, hosted, attempt]);

  return {
    answer: wanted === '' ? null : (answered?.answer ?? null),
    query: answered?.query ?? '',
    isSearching: wanted !== '' && answered?.query !== wanted,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
