/** The panel is loaded when somebody wants to run something. */
function onClick({target}: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('.code-run');
  const block = button?.closest<HTMLElement>('[data-run]');
  if (button && block) run(button, block.dataset.run!);
}

function run(button: HTMLElement, name: string): void {
  const group = button.closest('.code-files, .run-place') ?? button.closest('.code-block')!;
  button.setAttribute('aria-busy', 'true');
  say(group, '');
  import(/* webpackChunkName: "run-panel" */ './openPanel')
    .then(({openPanel}) => openPanel(button, name))
    .catch(() =>
      say(
        group,
        'This did not load. Check your connection and press Run again. If that does not help, reload the page.',
      ),
    )
    .finally(() => button.removeAttribute('aria-busy'));
}

function say(block: Element, text: string): void {
  const {nextElementSibling: next} = block;
  if (next?.matches('.code-run-problem')) next.remove();
  if (text)
    block.after(
      Object.assign(document.createElement('p'), {
        className: 'code-run-problem',
        role: 'alert',
        textContent: text,
      }),
    );
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
