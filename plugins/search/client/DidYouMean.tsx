import Link from '@docusaurus/Link';

interface Props {
  query: string;
  onVisit?: () => void;
}

/** Another spelling that finds something, as a link to its results. */
export default function DidYouMean({query, onVisit}: Props) {
  return (
    <p className="search-meant">
      Did you mean{' '}
      <Link to={`/search?q=${encodeURIComponent(query)}`} onClick={onVisit}>
        {query}
      </Link>
      ?
    </p>
  );
}
