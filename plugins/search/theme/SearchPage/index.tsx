// Change: asks the same engine as the window, so the page works without a search service.
import {useId, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {useAnswer} from '../../client/useAnswer';
import {useQueryText} from '../../client/useQueryText';
import SearchResults from '../../client/SearchResults';
import '../../client/searchPage.late.css';

/** The page shows everything; the places of one page are folded after the first few. */
const OPTIONS = {limit: 400, perPage: 100};

/** `/search?q=…`: every result of a query, with an address of its own. */
export default function SearchPage(): ReactNode {
  const {text: query, setText, settle} = useQueryText();
  const {answer, isSearching, retry} = useAnswer(query, OPTIONS);
  const inputId = useId();
  const title = query ? `Search results for “${query.slice(0, 80)}”` : 'Search the documentation';

  return (
    <Layout
      title={title}
      description="Search every page of the Redux Toolkit and RTK Query documentation by name, option, error message or question."
    >
      {/* Lists of results are of no use as results of another search engine. */}
      <Head>
        <meta property="robots" content="noindex, follow" />
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container search-page">
        <h1>{title}</h1>
        <form role="search" method="get" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={inputId}>Search text</label>
          <input
            id={inputId}
            type="search"
            name="q"
            value={query}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="A name, an error message or a question"
            onChange={(event) => setText(event.target.value)}
            onBlur={settle}
          />
        </form>
        <SearchResults query={query} answer={answer} isSearching={isSearching} onRetry={retry} />
      </main>
    </Layout>
  );
}
