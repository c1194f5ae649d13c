import type {ReactNode} from 'react';
import './copyPage.css';

/** Copies the page as Markdown, or opens it. `copyPage.ts` does it, also before React has started. */
export default function CopyPage({address}: {address: string}): ReactNode {
  return (
    <div className="copy-page" data-plain>
      <button type="button">Copy page</button>
      {/* A file, not a page of the app: the browser itself must open it. */}
      <a href={address}>Markdown</a>
      <span role="status" data-state="idle" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
    </div>
  );
}

/** React does not touch the text that a script writes there. */
const EMPTY = {__html: ''};
