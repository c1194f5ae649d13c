// Change: says which version of the library the docs were verified against. Pages have no tags; an edit link and a date
// only if the owner configures them.
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {version} = usePluginData('api-reference') as {version: string};
  const {editUrl, lastUpdatedAt} = useDoc().metadata;
  return (
    <footer className="verified-footer">
      Samples and reference verified against Redux Toolkit {version}.{' '}
      <button type="button" className="my-version" value={version.split('.', 2).join('.')}>
        Using another version?
      </button>
      {lastUpdatedAt && <> Last changed on {dayOf(lastUpdatedAt)}.</>}
      {editUrl && (
        <>
          {' '}
          <Link to={editUrl}>Edit this page</Link>
        </>
      )}
    </footer>
  );
}

/** Not in the reader's time zone or language, since it is rendered while building. */
function dayOf(time: number) {
  const date = new Date(time).toISOString().slice(0, 10);
  return <time dateTime={date}>{date}</time>;
}
