import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Browsers refuse an address that changes with every key of a fast typist. */
const SETTLED = 250;

/** The text searched for: read from `q` in the address, and written back there once the typing pauses. */
export function useQueryText(): [string, (text: string) => void] {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const inAddress = useIsBrowser() ? (new URLSearchParams(search).get('q') ?? '') : '';
  // `null`: nothing typed since the address was opened.
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null || typed === inAddress) return undefined;
    const query = typed === '' ? '' : `?q=${encodeURIComponent(typed)}`;
    const timer = setTimeout(() => history.replace({pathname, search: query}), SETTLED);
    return () => clearTimeout(timer);
  }, [typed, inAddress, history, pathname]);

  // Back and forward, or a link to this page: the address has the word again.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action !== 'REPLACE') setTyped(null);
      }),
    [history],
  );

  return [typed ?? inAddress, setTyped];
}
