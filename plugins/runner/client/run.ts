/** The panel is loaded when somebody wants to run something. */
function onClick({target}: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('.code-run');
  const name = button?.closest<HTMLElement>('[data-run]')?.dataset.run;
  if (!button || !name) return;
  button.setAttribute('aria-busy', 'true');
  import('./openPanel')
    .then(({openPanel}) => openPanel(button, name))
    .catch(() => {
      button.textContent = 'Try again';
    })
    .finally(() => button.removeAttribute('aria-busy'));
}

if (typeof document !== 'undefined') document.addEventListener('click', onClick);

/** A page that is left takes its panels along. */
export function onRouteDidUpdate({location: {hash}}: {location: {hash: string}}): void {
  dispatchEvent(new Event('runner:route'));
  if (hash.startsWith('#run=')) openLink(hash);
}

/** Somebody shared a sample. */
function openLink(hash: string): void {
  import('./share/openShared')
    .then(({openShared}) => openShared(hash))
    .catch(() => {
      if (confirm('The sample that this link carries did not load. Try again?')) openLink(hash);
    });
}
