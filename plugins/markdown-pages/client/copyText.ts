/** Puts the text at an address on the clipboard, and returns the outcome. */
export async function copyText(address: string): Promise<'copied' | 'refused' | 'unreachable'> {
  const text = load(address);
  try {
    await write(text);
    return 'copied';
  } catch {
    return (await text.catch(() => undefined)) === undefined ? 'unreachable' : 'refused';
  }
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Safari refuses a copy that waits for a response after the click, unless the clipboard gets a promise of the text. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // A failure rejects the clipboard's promise; nothing awaits this one.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
