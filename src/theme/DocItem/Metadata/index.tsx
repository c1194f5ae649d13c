// Change: a page is painted once its head is complete. The navigation and the buttons above the title are aligned to the
// right: what arrives late would move them.
import Head from '@docusaurus/Head';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataAndFirstPaint() {
  return (
    <>
      <DocItemMetadata />
      <Head>
        <link rel="expect" href="#copy-page" blocking="render" />
      </Head>
    </>
  );
}
