// Change: a page is painted once a screenful of it has arrived, so that nothing on screen moves when the rest does.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

/**
 * The headings that are below the first screen on every page: the second on a phone, the third on a desktop. A page for
 * which that is not true fails in layout-shift.spec.ts if anything on it moves.
 */
const BELOW = [
  {heading: 1, media: '(max-width: 996px)'},
  {heading: 2, media: '(min-width: 997px)'},
];

export default function DocItemMetadataAndFirstPaint() {
  const {toc} = useDoc();
  const last = toc.length - 1;
  return (
    <>
      <DocItemMetadata />
      {toc.length > 0 && (
        <Head>
          {BELOW.map(({heading, media}) => (
            <link
              key={media}
              rel="expect"
              href={`#${toc[Math.min(heading, last)]!.id}`}
              media={media}
              blocking="render"
            />
          ))}
        </Head>
      )}
    </>
  );
}
