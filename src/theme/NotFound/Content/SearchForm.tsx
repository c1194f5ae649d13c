import useBaseUrl from '@docusaurus/useBaseUrl';
import {longestText} from './nearestPages';
import styles from './styles.module.css';

/** A plain form: it works before, and without, any script. */
export default function SearchForm({text}: {text: string}) {
  return (
    <form action={useBaseUrl('/search')} method="get" role="search" className={styles.form}>
      <label htmlFor="not-found-search">Search the documentation</label>
      <div className={styles.row}>
        {/* The key replaces the field once the address is known; afterwards its text is the reader's. */}
        <input
          key={text}
          id="not-found-search"
          type="search"
          name="q"
          defaultValue={text}
          maxLength={longestText}
          autoComplete="off"
        />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </div>
    </form>
  );
}
