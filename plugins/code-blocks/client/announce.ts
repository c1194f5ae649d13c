let region: HTMLElement | undefined;

/** Says something to readers who listen to the page; one place for all code blocks. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'code-announcer';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const {textContent} = region;
  // A region must be there before its text changes, and the same text twice must be a change.
  setTimeout(() => (region!.textContent = textContent === text ? `${text}\u00A0` : text), 50);
}
