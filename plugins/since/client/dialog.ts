/** Where the bundler puts the site: its base URL. */
declare const __webpack_public_path__: string;

const html = (versions: string[], current: string) => `
<form method="dialog">
  <label>Your version of Redux Toolkit
    <select autofocus>${versions
      .map((version) => `<option${version === current ? ' selected' : ''}>${version}</option>`)
      .join('')}</select>
  </label>
  <p>What came later is marked on every page. Nothing is hidden.
    On 1.x, see <a href="${__webpack_public_path__}usage/usage-guide#from-1x-to-2x">From 1.x to 2.x</a>.</p>
  <button>Done</button>
</form>`;

/** A native dialog: the page behind it is inert, Escape closes it, and the focus goes back to where it was. */
export function openDialog(versions: string[], current: string, onChange: (version: string) => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'version-dialog';
  dialog.setAttribute('aria-label', 'Your version');
  dialog.innerHTML = html(versions, current);
  dialog.querySelector('select')!.addEventListener('change', ({target}) => {
    onChange((target as HTMLSelectElement).value);
  });
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
