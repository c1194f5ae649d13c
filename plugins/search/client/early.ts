import {isAwake, wake, whileAsleep} from '../../shared/client/wake';
import {isSearchKey} from './searchKeys';
import {closeStandIn, isStandingIn, standIn, textSoFar} from './standIn';

/** Where the bundler puts the site: its base URL. */
declare const __webpack_public_path__: string;

const BUTTON = '.search-button';

/** Search before React is there: a field at once, and the window once it can open. */
function open(): void {
  standIn();
  wake().then(openWindow, leave);
}

/** The reader may have closed it meanwhile. */
function openWindow(): void {
  if (isStandingIn()) document.querySelector<HTMLElement>(BUTTON)?.click();
}

/** Without its scripts the window cannot open, but the search page may still be reachable. */
export function leave(): void {
  const text = textSoFar();
  const query = text && `?q=${encodeURIComponent(text)}`;
  if (isStandingIn()) window.location.assign(`${__webpack_public_path__}search${query}`);
}

whileAsleep(BUTTON, open);

function onKey(event: KeyboardEvent): void {
  if (isAwake()) return removeEventListener('keydown', onKey, {capture: true});
  if (!isSearchKey(event, isStandingIn())) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isStandingIn()) closeStandIn();
  else open();
}

if (typeof document !== 'undefined') addEventListener('keydown', onKey, {capture: true});

/** The server does not know the reader's platform. */
export function onRouteDidUpdate(): void {
  const keys = document.querySelector('.search-button-keys');
  if (keys && isApple()) keys.textContent = APPLE_KEYS;
}

export const APPLE_KEYS = '⌘ K';
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
