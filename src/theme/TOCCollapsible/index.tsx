// Change: a native fold, which opens without a script. Its list comes when it is opened: from React, or before that from
// `src/client/fillContents.ts`.
import {useMemo} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {contentsHtml} from '@site/src/client/contentsHtml';
import type {Props} from '@theme/TOCCollapsible';

const NOTHING = {__html: ''};

export default function TOCCollapsible({toc, className}: Props) {
  const isBrowser = useIsBrowser();
  const list = useMemo(() => ({__html: contentsHtml(toc)}), [toc]);
  return (
    <details className={className}>
      <summary>On this page</summary>
      <div suppressHydrationWarning dangerouslySetInnerHTML={isBrowser ? list : NOTHING} />
    </details>
  );
}
