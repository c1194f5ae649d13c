import './version.late.css';
import {openDialog} from './dialog';
import {STORAGE_KEY} from './myVersion';
import {isLater, versionsUpTo} from './versions';

const MARKED = '[data-since], [data-changed]';
const NOTE = 'not-yet-note';

let chosen: string | undefined;

/** Marks what came after the version. Classes and text out of the flow only, so that nothing moves. */
export function show(version: string | undefined): void {
  if (version === chosen) return mark(document);
  chosen = version;
  if (version) document.documentElement.setAttribute('data-tab-version', version);
  else document.documentElement.removeAttribute('data-tab-version');
  mark(document);
  watch();
}

function mark(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>(MARKED)) {
    const {since, changed} = element.dataset;
    const missing = chosen !== undefined && isLater(since ?? changed!, chosen);
    if (missing === element.classList.contains('not-yet') && !missing) continue;
    element.classList.toggle('not-yet', missing);
    element.querySelector(`:scope > .${NOTE}`)?.remove();
    if (missing && !element.matches('tr, table')) element.append(note());
  }
}

/** What the color says, for those who listen. */
function note(): HTMLElement {
  const element = document.createElement('span');
  element.className = `${NOTE} visually-hidden`;
  element.textContent = `, not in your ${chosen}`;
  return element;
}

let observer: MutationObserver | undefined;

/** Articles and popups arrive later than their route. */
function watch(): void {
  observer ??= new MutationObserver((records) => {
    for (const {addedNodes} of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && !node.classList.contains(NOTE) && node.querySelector(MARKED))
          mark(node);
  });
  observer.observe(document.body, {childList: true, subtree: true});
}

/** Opens the dialog; `newest` is the version the pages are about. */
export function choose(newest: string): void {
  openDialog(versionsUpTo(newest), chosen ?? newest, (version) => {
    const older = version === newest ? undefined : version;
    try {
      if (older) localStorage.setItem(STORAGE_KEY, older);
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // The choice lasts as long as the page, which is all a browser without storage allows.
    }
    show(older);
  });
}

/** The choice made in another tab of the browser. */
addEventListener('storage', ({key, newValue}: StorageEvent) => {
  if (key === STORAGE_KEY) show(newValue ?? undefined);
});
