let region: HTMLElement | undefined;

/** Announces a text to screen readers; one live region serves all code blocks. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const {textContent} = region;
  // The region must exist before its text changes, and repeating a text must count as a change.
  setTimeout(() => (region!.textContent = textContent === text ? `${text}\u00A0` : text), 50);
}
