// Change: knows the anchors that `remarkApiReference` makes.
import MDXComponents from '@theme-init/MDXComponents';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Shows nothing: rows and messages are no headings, so their anchors are named to the check for broken links. */
function ApiAnchors({ids}: {ids: string}): null {
  const {collectAnchor} = useBrokenLinks();
  ids.split(' ').forEach(collectAnchor);
  return null;
}

export default {...MDXComponents, ApiAnchors};
