import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import {counted, noticeOf} from '../notices';
import {symptomLists} from '@theme/Symptoms/data';
import DidYouMean from '../DidYouMean';
import type {PageLink} from '../searchClient';
import {useAnswer} from '../useAnswer';
import {useSearchData} from '../useSearchData';
import {takeOver, textSoFar} from '../standIn';
import {FIELD} from './field';
import {groupsOf, type Entry, type LinkList} from './groups';
import {CrossIcon, SearchIcon} from './icons';
import RecentPlaces from './RecentPlaces';
import ResultList, {entryId} from './ResultList';
import {useRecent} from './useRecent';

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Seven pages with up to three places each fill the window. */
const OPTIONS = {limit: 21, perPage: 3};

export interface SearchDialogProps {
  onClose: () => void;
}

/** The window over the page: a field with a list of results (the combobox pattern of WAI-ARIA). */
export default function SearchDialog({onClose}: SearchDialogProps): ReactNode {
  const {baseUrl, hosted, mostRead} = useSearchData();
  const [text, setText] = useState(textSoFar);
  const {answer, query, isSearching} = useAnswer(text, OPTIONS);
  const recent = useRecent(baseUrl);
  const [chosen, setChosen] = useState({answer, index: 0});
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Enter that was pressed before the answer to the text arrived. */
  const early = useRef<Modifiers>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  // Shown as a modal: the rest of the page is inert, and closing returns the focus to where it was.
  useLayoutEffect(() => {
    const typed = takeOver();
    const opened = dialog.current;
    opened?.showModal();
    input.current?.setSelectionRange(typed?.start ?? 0, typed?.end ?? 0);
    early.current = typed?.enter ?? null;
    return () => opened?.close();
  }, []);

  const groups = answer ? groupsOf(answer, query, waysOn(mostRead, baseUrl)) : [];
  const count = groups.reduce((sum, {entries}) => sum + entries.length, 0);
  // A new answer begins at its first entry.
  const active = chosen.answer === answer ? chosen.index : 0;

  useEffect(() => {
    if (isSearching || !early.current) return;
    if (answer?.state === 'found') follow(entryId(listId, 0), early.current);
    early.current = null;
  }, [isSearching, answer, listId]);

  const visit = (entry: Entry, event: MouseEvent) => {
    recent.add(entry);
    if (!opensElsewhere(event)) onClose();
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && count > 0) setChosen({answer, index: (active + step + count) % count});
    else if (step) focusNext(dialog.current, step);
    else if (event.key === 'Enter' && event.target === input.current) {
      if (isSearching) early.current = event;
      else follow(entryId(listId, active), event);
    } else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={FIELD.dialog}
      onClose={onClose}
      onKeyDown={onKey}
      // The window fills the dialog, so the target is the dialog only beside the window. Not a click, which also ends a
      // selection of text that began in the field.
      onMouseDown={({target, currentTarget}) => target === currentTarget && onClose()}
    >
      <div className="search-window">
        <div className="search-field">
          <SearchIcon />
          <input
            ref={input}
            role="combobox"
            aria-label={FIELD.label}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={count > 0 ? entryId(listId, active) : undefined}
            value={text}
            placeholder={FIELD.label}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={({target}) => {
              early.current = null;
              setText(target.value);
            }}
          />
          {text && (
            <button type="button" title="Clear the text" onClick={clear}>
              <CrossIcon />
            </button>
          )}
          <button type="button" className="search-cancel" onClick={onClose}>
            {FIELD.cancel}
          </button>
        </div>
        <div className="search-list">
          {count > 0 && (
            <ResultList
              id={listId}
              groups={groups}
              active={active}
              onActive={(index) => setChosen({answer, index})}
              onVisit={visit}
            />
          )}
          {answer?.meant && <DidYouMean query={answer.meant} onVisit={onClose} />}
          {answer && (
            // Also the one stop for Tab inside of a list that scrolls.
            <p className="search-all">
              <Link to={`${baseUrl}search?q=${encodeURIComponent(query)}`} onClick={onClose}>
                {answer.state === 'found' ? `See all ${answer.total} results` : 'Open the search page'}
              </Link>
            </p>
          )}
          {!answer && isSearching && <p className="search-empty">Searching…</p>}
          {!answer && !isSearching && (
            <RecentPlaces
              list={recent.list}
              onSave={recent.save}
              onRemove={recent.remove}
              onVisit={(place, event) => visit({...place, snippet: ''}, event)}
            />
          )}
        </div>
        <p role="status" className="visually-hidden">
          {!answer
            ? ''
            : answer.state === 'found'
              ? counted(answer.total, 'result')
              : noticeOf(answer.state, query, answer.meant)}
        </p>
        <div className="search-footer">
          <span className="search-keys">
            <kbd>Enter</kbd> to open <kbd>↑</kbd> <kbd>↓</kbd> to move <kbd>Esc</kbd> to close
          </span>
          {hosted && <Link to="https://www.algolia.com/developers">Search by Algolia</Link>}
        </div>
      </div>
    </dialog>
  );
}

const waysOn = (mostRead: PageLink[], baseUrl: string): LinkList[] =>
  [{title: 'Most-read pages', links: mostRead}, ...symptomLists].map(({title, links}) => ({
    title,
    links: links.map(({url, title: name}) => ({url: baseUrl + url.slice(1), title: name})),
  }));

const opensElsewhere = ({ctrlKey, metaKey, shiftKey}: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** Follows a link as a click with the same modifier keys would: in this tab, another one, or a window. */
function follow(id: string, {ctrlKey, metaKey, shiftKey}: Modifiers) {
  const press = {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey};
  document.getElementById(id)?.dispatchEvent(new window.MouseEvent('click', press));
}

/** Moves through the recent places and back to the field. They have buttons, so they cannot be options of the combobox. */
function focusNext(dialog: HTMLDialogElement | null, step: number) {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('[role="combobox"], .search-recent a') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((at + step) % stops.length)?.focus();
}
