import {isSparing} from '../../shared/client/wake';
import {loadFile, loadScripts} from './loadFile';

/** Runs a sample, and loads what that takes as soon as somebody is about to press Run. */
function onEvent({type, target}: Event): void {
  const button = (target as Element).closest?.<HTMLElement>('.code-run');
  const block = button?.closest<HTMLElement>('[data-run]');
  if (!block) return;
  if (type === 'click') run(button!, block);
  else if (!isSparing()) load(block);
}

/** All at once: the panel, the sample, and the packages that it imports. */
function load(block: HTMLElement) {
  const [name = '', ...groups] = block.dataset.run!.split(' ');
  const panel = import(/* webpackChunkName: "run-panel" */ './openPanel');
  panel.catch(() => {});
  void loadFile(`${name}.json`);
  loadScripts(groups);
  return {name, panel};
}

function run(button: HTMLElement, block: HTMLElement): void {
  const {name, panel} = load(block);
  const group = button.closest('.code-files, .run-place') ?? button.closest('.code-block')!;
  const {nextElementSibling: next} = group;
  if (next?.matches('[role=alert]')) next.remove();
  panel
    .then(({openPanel}) => openPanel(button, name))
    .catch(() => group.insertAdjacentHTML('afterend', PROBLEM));
}

const PROBLEM = '<p role=alert><b>This did not load. Try again, or reload.';

for (const type of ['pointerover', 'focusin', 'click']) globalThis.document?.addEventListener(type, onEvent);

/** The page that the reader arrived on is announced twice: before React, and by it. */
let hasArrived = false;

/** A page that is left takes its panels along. */
export function onRouteDidUpdate({location: {hash}, previousLocation}: RouteUpdate): void {
  dispatchEvent(new Event('runner:route'));
  if (hash.startsWith('#run=') && (previousLocation || !hasArrived)) openLink(hash);
  hasArrived = true;
}

interface RouteUpdate {
  location: {hash: string};
  previousLocation: unknown;
}

/** Somebody shared a sample. */
function openLink(hash: string): void {
  import('./share/openShared')
    .then(({openShared}) => openShared(hash))
    .catch(() => {
      if (confirm('This link did not load. Try again?')) openLink(hash);
    });
}
