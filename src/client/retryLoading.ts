/**
 * Reloads the page once the server answers. A reload, not a second request for the same file: after a
 * deployment the old file is gone for good, and only a fresh page knows the new names.
 */
export async function retryLoading(): Promise<void> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
  } catch {
    return; // Still offline: the reader keeps what is on the screen, and the button.
  }
  window.location.reload();
}
