// Change: reports the anchors that `remarkApiReference` makes.
import MDXComponents from '@theme-init/MDXComponents';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Renders nothing: reports the anchors of rows and messages, which are not headings, to the check for broken links. */
function ApiAnchors({ids}: {ids: string}): null {
  const {collectAnchor} = useBrokenLinks();
  ids.split(' ').forEach(collectAnchor);
  return null;
}

export default {...MDXComponents, ApiAnchors};
