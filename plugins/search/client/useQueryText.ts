import {useCallback, useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Browsers limit how often a script may change the address; a fast typist would exceed it. */
const SETTLED = 250;

/** Readers may type into the field before its script arrives, and React is about to empty it. */
function typedBeforeReact(): string | null {
  if (!ExecutionEnvironment.canUseDOM) return null;
  return document.querySelector<HTMLInputElement>('.search-page input[name="q"]')?.value || null;
}

/**
 * The text searched for: read from `q` in the address, and written back there once the typing pauses, or at once by
 * `settle`, before the reader leaves for a result and wants to come back to this list.
 */
export function useQueryText(): {text: string; setText: (text: string) => void; settle: () => void} {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  const inAddress = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  // `null`: nothing typed since the address was opened.
  const [typed, setTyped] = useState(typedBeforeReact);

  const settle = useCallback(() => {
    if (typed === null || typed === inAddress) return;
    history.replace({pathname, search: typed === '' ? '' : `?q=${encodeURIComponent(typed)}`});
  }, [typed, inAddress, history, pathname]);

  useEffect(() => {
    const timer = setTimeout(settle, SETTLED);
    return () => clearTimeout(timer);
  }, [settle]);

  // Back, forward or a link to this page: the address decides again.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action !== 'REPLACE') setTyped(null);
      }),
    [history],
  );

  // At first as the server rendered it: empty.
  return {text: isBrowser ? (typed ?? inAddress) : '', setText: setTyped, settle};
}
