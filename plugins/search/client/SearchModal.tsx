import {useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {createDocSearchClient, GROUP_SIZE, noticeOf} from './docSearchClient';
import {getClient} from './getClient';
import type {Answer} from './searchClient';
import {useAnnouncement} from './useAnnouncement';
import {useModalFocus} from './useModalFocus';
import {useModalRoles} from './useModalRoles';
import {useSearchData} from './useSearchData';
import {useWholeText} from './useWholeText';
import './modalHits.css';
import './modal.css';

export interface SearchModalProps {
  initialScrollY: number;
  onClose: () => void;
}

type Footer = NonNullable<DocSearchProps['resultsFooterComponent']>;

export default function SearchModal({initialScrollY, onClose}: SearchModalProps): ReactNode {
  const {baseUrl, hosted, mostRead} = useSearchData();
  const history = useHistory();
  const [status, setStatus] = useState('');
  const wholeText = useWholeText();
  const [navigator] = useState(() => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}));
  const [transformSearchClient] = useState(() => () => {
    const links = mostRead.map(({url, title}) => ({url: baseUrl + url.slice(1), title}));
    const onAnswer = (answer: Answer, query: string) => setStatus(statusOf(answer, query));
    return createDocSearchClient(getClient(baseUrl, hosted), {mostRead: links, onAnswer, wholeText});
  });
  const resultsFooterComponent = useMemo<Footer>(
    () =>
      function ResultsFooter({state}) {
        const count = Number(state.context.nbHits ?? 0);
        if (count === 0) return null;
        const address = `${baseUrl}search?q=${encodeURIComponent(wholeText(state.query))}`;
        return <Link to={address} onClick={onClose}>{`See all ${count} results`}</Link>;
      },
    [baseUrl, onClose, wholeText],
  );

  return createPortal(
    <div className={hosted ? 'search-modal search-modal--hosted' : 'search-modal'}>
      {/* The modal makes a client from the first two, which is then replaced by ours. */}
      <DocSearchModal
        appId="-"
        apiKey="-"
        indexName="docs"
        placeholder="Search the docs"
        initialScrollY={initialScrollY}
        onClose={onClose}
        navigator={navigator}
        maxResultsPerGroup={GROUP_SIZE}
        transformSearchClient={transformSearchClient}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
      />
      <Mending status={status} />
    </div>,
    document.body,
  );
}

/** After the modal in the tree, so that its elements exist when these effects run. */
function Mending({status}: {status: string}) {
  useModalRoles();
  useModalFocus();
  useAnnouncement(status);
  return null;
}

function Hit({hit, children}: {hit: {url: string}; children: ReactNode}) {
  return <Link to={hit.url}>{children}</Link>;
}

function statusOf(answer: Answer, query: string): string {
  return answer.state === 'found' ? `${answer.total} results` : noticeOf(answer.state, query);
}
