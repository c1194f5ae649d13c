import {buildOf} from '@theme/StaticArticle/buildOf';

const MARK = 'reloaded';
const NOTE = 'The site was updated after you opened it, so this page was reloaded.';

/**
 * After a deployment the files of an open page are gone. When its address now belongs to another build, the page is
 * reloaded automatically, once per address.
 */
export async function recoverAfterDeploy(): Promise<void> {
  const address = window.location.pathname;
  try {
    // Without storage it cannot be known whether this is the second time.
    if (sessionStorage.getItem(MARK) === address || !(await isOtherBuild(address))) return;
    sessionStorage.setItem(MARK, address);
  } catch {
    return;
  }
  window.location.reload();
}

async function isOtherBuild(address: string): Promise<boolean> {
  const response = await fetch(address, {cache: 'no-store'});
  if (!response.ok) return false;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  return buildOf(fresh) !== '' && buildOf(fresh) !== buildOf(document);
}

/** Says once, after such a reload, why it happened. */
export function onRouteDidUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) return;
  try {
    if (sessionStorage.getItem(MARK) !== window.location.pathname) return;
    sessionStorage.removeItem(MARK);
  } catch {
    return;
  }
  const note = document.createElement('p');
  note.className = 'reloaded';
  note.setAttribute('role', 'status');
  document.body.append(note);
  // Screen readers announce a region only if it exists before its text changes.
  setTimeout(() => (note.textContent = NOTE), 50);
  setTimeout(() => note.remove(), 10_000);
}
