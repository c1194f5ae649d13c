/** Puts the text at an address on the clipboard, and says how it went. */
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

/** Safari forgets the click while the text is on its way, unless the clipboard is given the promise of it. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // Whoever waits for the clipboard hears of a failure; nobody waits for this promise.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
