// Change: the button and its keys; the search window is loaded when the reader moves to the button.
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {loadStyles} from '../../client/dialog/field';
import {APPLE_KEYS, isApple, leave} from '../../client/early';
import {closeStandIn, onStandInClose, standIn} from '../../client/standIn';
import {useSearchData} from '../../client/useSearchData';
import {useSearchKeys} from '../../client/useSearchKeys';
import type {SearchDialogProps} from '../../client/dialog/SearchDialog';

/** The button in the navigation. The window and the index are fetched when a reader points at it or focuses it. */
export default function SearchBar(): ReactNode {
  const {baseUrl, hosted} = useSearchData();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const warm = useCallback(async () => {
    const dialog = import('../../client/dialog/SearchDialog');
    const {getClient} = await import('../../client/getClient');
    getClient(baseUrl, hosted).warm();
    const [{default: Loaded}] = await Promise.all([dialog, loadStyles()]);
    setDialog(() => Loaded);
  }, [baseUrl, hosted]);
  const open = useCallback(() => {
    if (!Dialog) standIn();
    setOpen(true);
    warm().catch(leave);
  }, [Dialog, warm]);
  const close = useCallback(() => {
    closeStandIn();
    setOpen(false);
  }, []);
  const reach = useCallback(() => void warm().catch(() => undefined), [warm]);
  useEffect(() => onStandInClose(() => setOpen(false)), []);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Reached before React was there, which came for that reason.
    if (button.current?.matches(':hover, :focus')) reach();
  }, [reach]);
  useSearchKeys({isOpen, open, close});

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={reach}
        onFocus={reach}
      >
        <svg aria-hidden="true" width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor">
          <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="1.8" />
          <path d="m13 13 4.5 4.5" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
        <span className="search-button-label">Search</span>
        <Shortcut />
      </button>
      {isOpen && Dialog && <Dialog onClose={close} />}
    </>
  );
}

/** Equally wide on every platform, because the server does not know the reader's. */
function Shortcut() {
  const isBrowser = useIsBrowser();
  return (
    // Before React, a script changes it for Apple's keyboards.
    <kbd aria-hidden="true" className="search-button-keys" suppressHydrationWarning>
      {isBrowser && isApple() ? APPLE_KEYS : 'Ctrl K'}
    </kbd>
  );
}
