import {useEffect, useState} from 'react';
import {chosenLanguage, type Language} from './draft';

/** The language of the page, from the moment a reader switches it; until then, the one that was asked for. */
export function useLanguage(first: Language | undefined): Language {
  const [language, setLanguage] = useState(first ?? chosenLanguage());
  useEffect(() => {
    const observer = new MutationObserver(() => setLanguage(chosenLanguage()));
    observer.observe(document.documentElement, {attributeFilter: ['data-tab-language']});
    return () => observer.disconnect();
  }, []);
  return language;
}
