// Change: a search box, the nearest pages by name and an index by symptom instead of a request to write to the linking site's owner; it
// also knows `/Errors?code=N`, the address that the library's production messages name.
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import {usePages} from '@theme/StaticArticle/sidebar';
import Symptoms from '@theme/Symptoms';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {Props} from '@theme/NotFound/Content';
import {longestText, nearestPages, searchText} from './nearestPages';
import ErrorCodeHint from './ErrorCodeHint';
import SearchForm from './SearchForm';
import styles from './styles.module.css';

const places = [
  '/introduction/getting-started',
  '/tutorials/overview',
  '/api/configureStore',
  '/rtk-query/overview',
];

export default function NotFoundContent({className}: Props) {
  const {pathname, search} = useLocation();
  // One static page serves every address, so what depends on the address is rendered in the browser only.
  const isBrowser = useIsBrowser();
  const pages = usePages();
  const nearest = isBrowser ? nearestPages(pathname, pages) : [];
  return (
    <main className={clsx('container', styles.page, className)} data-not-found>
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      {isBrowser ? (
        <p>
          There is no page at <code>{pathname.slice(0, longestText)}</code>.
        </p>
      ) : (
        <p>There is no page at this address.</p>
      )}
      {isBrowser && <ErrorCodeHint pathname={pathname} search={search} />}
      <SearchForm text={isBrowser ? searchText(pathname) : ''} />
      <h2>{nearest.length > 0 ? 'Pages with a similar name' : 'Places to start'}</h2>
      <ul className={styles.pages}>
        {(nearest.length > 0 ? nearest : places).map((page) => (
          <li key={page}>
            <Link to={page}>{page}</Link>
          </li>
        ))}
      </ul>
      <Symptoms className={styles.symptoms} />
    </main>
  );
}
