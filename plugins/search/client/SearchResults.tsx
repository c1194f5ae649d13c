import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Symptoms from '@theme/Symptoms';
import Answered from './Answered';
import DidYouMean from './DidYouMean';
import Marked from './Marked';
import {counted, noticeOf} from './notices';
import type {Answer, Hit, PageLink} from './searchClient';
import {useSearchData} from './useSearchData';

const SHOWN_PLACES = 4;

interface Props {
  query: string;
  answer: Answer | null;
  isSearching: boolean;
  onRetry: () => void;
}

export default function SearchResults({query, answer, isSearching, onRetry}: Props): ReactNode {
  const {mostRead} = useSearchData();
  if (!answer && isSearching) return <Status>Searching…</Status>;
  if (!answer)
    return (
      <>
        <Links title="Most-read pages" links={mostRead} />
        <Symptoms className="search-result" />
      </>
    );
  const isFound = answer.state === 'found';
  const pages = byPage(answer.hits);
  return (
    <>
      <Status>
        {answer.state === 'found'
          ? `${counted(answer.total, 'result')} on ${counted(pages.length, 'page')}`
          : noticeOf(answer.state, query)}
      </Status>
      {answer.state === 'unavailable' && (
        <button type="button" className="button button--secondary" onClick={onRetry}>
          Try again
        </button>
      )}
      {isFound ? (
        pages.map((hits) => <PageResults key={hits[0]?.url} hits={hits} />)
      ) : (
        <>
          {answer.meant && <DidYouMean query={answer.meant} />}
          <Links title="Similar questions" links={answer.asked} />
          <Links title="Pages with a similar title" links={answer.near} />
          <Symptoms className="search-result" />
          <Links title="Most-read pages" links={mostRead} />
        </>
      )}
    </>
  );
}

function Status({children}: {children: string}) {
  return (
    <p role="status" className="search-count">
      {children}
    </p>
  );
}

function PageResults({hits}: {hits: Hit[]}) {
  const [first] = hits;
  if (!first) return null;
  const [address = ''] = first.url.split('#');
  const whole = hits.find(({kind}) => kind === 'page');
  const places = hits.filter((hit) => hit !== whole);
  const rest = places.slice(SHOWN_PLACES);
  return (
    <section className="search-result">
      <h2>
        <Link to={address}>{whole ? <Marked text={whole.heading} /> : first.page}</Link>
      </h2>
      <p className="search-result-group">{first.group}</p>
      {whole?.question && <Answered question={whole.question} />}
      {whole?.snippet && <p>{<Marked text={whole.snippet} />}</p>}
      <Places hits={places.slice(0, SHOWN_PLACES)} />
      {rest.length > 0 && (
        <details>
          <summary>{`${rest.length} more on this page`}</summary>
          <Places hits={rest} />
        </details>
      )}
    </section>
  );
}

function Places({hits}: {hits: Hit[]}) {
  if (hits.length === 0) return null;
  return (
    <ul>
      {hits.map(({id, url, trail, heading, question, snippet, since}) => (
        <li key={id}>
          <Link to={url}>
            {trail.map((above) => `${above} › `)}
            <Marked text={heading} />
          </Link>
          {since && <small> since {since}</small>}
          {question && <Answered question={question} />}
          {snippet && (
            <p>
              <Marked text={snippet} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Links({title, links}: {title: string; links: PageLink[]}) {
  if (links.length === 0) return null;
  return (
    <section className="search-result">
      <h2>{title}</h2>
      <ul>
        {links.map(({url, title: name}) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function byPage(hits: Hit[]): Hit[][] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const [address = ''] = hit.url.split('#');
    pages.set(address, [...(pages.get(address) ?? []), hit]);
  }
  return [...pages.values()];
}
