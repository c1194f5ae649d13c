import {announce} from './announce';

const SHOWN_FOR = 2000;

/** The code of the visible variant, without the lines that a diff removes. */
export function codeToCopy(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const removed of copy.querySelectorAll('.del')) removed.remove();
  return copy.textContent ?? '';
}

async function copy(button: HTMLElement): Promise<void> {
  const codes = button.closest('.code-block')?.querySelectorAll<HTMLElement>('pre > code') ?? [];
  const code = Array.from(codes).find((candidate) => candidate.getClientRects().length > 0);
  if (!code) return;
  try {
    await navigator.clipboard.writeText(codeToCopy(code));
  } catch {
    getSelection()?.selectAllChildren(code);
    announce('The browser refused to copy. The code is selected: copy it with the keyboard.');
    return;
  }
  announce('Code copied');
  button.dataset.copied = '';
  setTimeout(() => delete button.dataset.copied, SHOWN_FOR);
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('.code-copy');
    if (button) void copy(button);
  });
