import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const SHOWN_FOR = 4000;

async function copy(button: HTMLElement): Promise<void> {
  const command = button.previousElementSibling!.textContent;
  const status = button.parentElement!.nextElementSibling!;
  const tell = (text: string, isRefused = false) => {
    status.classList.toggle('visually-hidden', !isRefused);
    status.textContent = text;
  };
  try {
    await navigator.clipboard.writeText(command);
    button.textContent = 'Copied';
    tell('Copied to the clipboard');
  } catch {
    // No permission, or a page that is not served securely.
    tell('Copying is blocked here. Select the command instead.', true);
  }
  setTimeout(() => {
    button.textContent = 'Copy';
    tell('');
  }, SHOWN_FOR);
}

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('.install-copy');
    if (button) void copy(button);
  });
