import {createRoot} from 'react-dom/client';
import {loadRun} from './loadRun';
import Panel from './panel/Panel';

const open = new Map<Element, () => void>();

/** Opens the panel below the block, or runs it again if it is open. */
export async function openPanel(button: HTMLElement, name: string): Promise<void> {
  const block = button.closest('.code-files') ?? button.closest('.code-block')!;
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
  root.render(
    <Panel
      data={data}
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
