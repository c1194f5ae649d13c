import {createRoot} from 'react-dom/client';
import {loadRun} from './loadRun';
import Panel from './panel/Panel';
import type {Shared} from './share/shared';

const open = new Map<Element, () => void>();

/** Below the navigation. Not in a stylesheet: every page has such blocks, and would load the panel's styles for them. */
function scrollTo(block: HTMLElement) {
  block.style.scrollMarginTop = 'calc(var(--ifm-navbar-height) + 0.5rem)';
  block.scrollIntoView();
}

/** Opens the panel below the block, or runs it again if it is open; what somebody shared does not run by itself. */
export async function openPanel(button: HTMLElement, name: string, shared?: Shared): Promise<void> {
  const block = (button.closest('.code-files, .run-place') ?? button.closest('.code-block')) as HTMLElement;
  open.get(block)?.();
  const data = await loadRun(name);
  const place = document.createElement('div');
  block.after(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    open.delete(block);
  };
  open.set(block, close);
  const isBeside = block.matches('[data-run-beside]');
  // The app of a tutorial fills a small screen; below its edge, it would seem that nothing has happened.
  if (shared || (isBeside && block.getBoundingClientRect().bottom > innerHeight / 2)) scrollTo(block);
  root.render(
    <Panel
      data={data}
      name={name}
      shared={shared}
      isBeside={isBeside}
      first={block.closest<HTMLElement>('[data-run-first]')?.dataset.runFirst}
      onClose={() => {
        close();
        button.focus();
      }}
    />,
  );
}

addEventListener('runner:route', () => {
  for (const [block, close] of open) if (!block.isConnected) close();
});
