import {copyText} from './copyText';

const MESSAGES = {
  idle: '',
  copied: 'Page copied as Markdown',
  refused: 'The browser refused to copy. Open the Markdown and copy it from there.',
  unreachable: 'The Markdown could not be loaded. Try again when you are online.',
};

const SHOWN_FOR = 4000;

let timer: ReturnType<typeof setTimeout> | undefined;

function tell(status: HTMLElement, state: keyof typeof MESSAGES): void {
  status.dataset.state = state;
  status.textContent = MESSAGES[state];
}

async function copy(tools: Element): Promise<void> {
  const status = tools.querySelector<HTMLElement>('[role=status]')!;
  clearTimeout(timer);
  tell(status, 'idle');
  // At once: a script that is loaded first would let Safari forget the press.
  tell(status, await copyText(tools.querySelector('a')!.href));
  timer = setTimeout(() => tell(status, 'idle'), SHOWN_FOR);
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const tools = (target as Element).closest('.copy-page button')?.parentElement;
    if (tools) void copy(tools);
  });
