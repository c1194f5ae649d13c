import {useEffect, useState, type ReactNode} from 'react';
import './copyPage.css';
import {copyText} from './copyText';

type State = 'idle' | 'copied' | 'refused' | 'unreachable';

const MESSAGES: Record<State, string> = {
  idle: '',
  copied: 'Page copied as Markdown',
  refused: 'The browser refused to copy. Open the Markdown and copy it from there.',
  unreachable: 'The Markdown could not be loaded. Try again when you are online.',
};

const SHOWN_FOR = 4000;

/** Copies the page as Markdown, or opens it. */
export default function CopyPage({address}: {address: string}): ReactNode {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    setState('idle');
    // At once: a script that is loaded first would let Safari forget the press.
    setState(await copyText(address));
  };

  return (
    <div className="copy-page">
      <button type="button" onClick={() => void copy()}>
        Copy page
      </button>
      {/* A file, not a page of the app: the browser itself must open it. */}
      <a href={address}>Markdown</a>
      <span role="status" data-state={state}>
        {MESSAGES[state]}
      </span>
    </div>
  );
}
