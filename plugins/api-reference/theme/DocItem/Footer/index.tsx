// Change: ends with the version of the library that the docs were verified against.
import Footer from '@theme-init/DocItem/Footer';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {version} = usePluginData('api-reference') as {version: string};
  return (
    <>
      <Footer />
      <footer className="verified-footer">
        Samples and reference verified against Redux Toolkit {version}.
      </footer>
    </>
  );
}
