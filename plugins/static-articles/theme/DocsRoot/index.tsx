// Change: a click renders the next page, not the old one once more.
import {useContext, useMemo} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import DocsRoot from '@theme-init/DocsRoot';
import type {Props} from '@theme/DocsRoot';

/**
 * Docusaurus holds a new address back until its page is loaded. Everything below is told of the old one again meanwhile,
 * in a new object, and would render for nothing. Where the address is the same, so is the page.
 */
export default function StillDocsRoot(props: Props) {
  const router = useContext(RouterContext);
  const {location, route} = props;
  return useMemo(
    () => (
      <RouterContext.Provider value={router}>
        <DocsRoot {...props} />
      </RouterContext.Provider>
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- all else follows from these two
    [location, route],
  );
}
