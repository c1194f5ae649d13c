// Change: adds links to the page's Markdown, beside the breadcrumbs and in the head.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type {ReactNode} from 'react';
import CopyPage from '../../client/CopyPage';

export default function DocBreadcrumbsAndMarkdown(): ReactNode {
  const address = `${useDoc().metadata.permalink}.md`;
  return (
    <div className="page-tools">
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <DocBreadcrumbs />
      <CopyPage address={address} />
    </div>
  );
}
