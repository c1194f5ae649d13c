import {useCallback, useEffect, useState} from 'react';
import {useSearchData} from './useSearchData';
import {getClient} from './getClient';
import type {Answer} from './searchClient';

/** The page shows everything; the places of one page are folded after the first few. */
const PAGE_OPTIONS = {limit: 400, perPage: 100};

/** The answer to the newest query; the one before it stays until then, so the list does not flicker. */
export function useAnswer(query: string): {answer: Answer | null; retry: () => void} {
  const {baseUrl, hosted} = useSearchData();
  const [answered, setAnswered] = useState<{query: string; answer: Answer} | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim();

  useEffect(() => {
    const client = getClient(baseUrl, hosted);
    let isCurrent = true;
    if (wanted === '') client.warm();
    else {
      void client.search(wanted, PAGE_OPTIONS).then((answer) => {
        if (isCurrent) setAnswered({query: wanted, answer});
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted, baseUrl, hosted, attempt]);

  return {
    answer: wanted === '' ? null : (answered?.answer ?? null),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
