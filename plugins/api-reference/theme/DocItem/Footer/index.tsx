// Change: says which version of the library the docs were verified against; no page has tags, a date or an edit link.
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {version} = usePluginData('api-reference') as {version: string};
  return (
    <footer className="verified-footer">
      Samples and reference verified against Redux Toolkit {version}.
    </footer>
  );
}
