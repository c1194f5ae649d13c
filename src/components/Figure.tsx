import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

interface Props {
  /** Address below `static/`. The SVG carries both modes: `svg:target` (its root has `id="dark"`) holds the dark one. */
  src: string;
  /** What the picture is, in a few words; the caption says what it shows. */
  alt: string;
  /** The size in its `viewBox`: without it the text would move when the picture arrives. */
  width: number | string;
  height: number | string;
  /** The picture's text equivalent, shown as its caption. */
  children: ReactNode;
}

export default function Figure({src, alt, width, height, children}: Props) {
  if (!width || !height) {
    throw new Error(
      `<Figure src="${src}">: add width and height, the last two numbers of the SVG's viewBox.`,
    );
  }
  const address = useBaseUrl(src);
  const picture = {alt, width, height, loading: 'lazy', decoding: 'async'} as const;
  return (
    <figure className="figure">
      <div className="figure-picture">
        <img {...picture} src={address} className="figure-light" />
        <img {...picture} src={`${address}#dark`} className="figure-dark" />
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
