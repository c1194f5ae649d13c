import type {ReactNode} from 'react';

/** Articles come as finished HTML, so that the components an author may write in MDX have nothing to do here. */
export default function MDXContent({children}: {children: ReactNode}): ReactNode {
  return children;
}
