/** Ctrl/Cmd+K opens and closes, `/` opens outside text fields. */
export function isSearchKey(event: KeyboardEvent, isOpen: boolean): boolean {
  const isCommand = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
  return isCommand || (event.key === '/' && !isOpen && !hasModifier(event) && !isTextField(event.target));
}

function hasModifier({ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
