import type {ReactNode} from 'react';

/** Articles arrive as finished HTML, so the components that an author may write in MDX have nothing to do in browsers. */
export default function MDXContent({children}: {children: ReactNode}): ReactNode {
  return children;
}
