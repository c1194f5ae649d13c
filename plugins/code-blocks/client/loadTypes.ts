import {fetchTypes} from './fetchTypes';

const texts = new WeakMap<Element, string[]>();

/** Fetches the types of a block, and wraps the identifiers of this language in elements. */
export async function loadTypes(pre: HTMLElement): Promise<void> {
  const block = pre.closest<HTMLElement>('.code-block')!;
  const types = await fetchTypes(block);
  if (isTyped(pre)) return;
  texts.set(block, types.texts);
  wrapNames(pre.querySelector('code')!, pre.classList.contains('in-js') ? types.js : types.ts);
  pre.classList.add(TYPED);
}

const TYPED = 'code-typed';
export const isTyped = (pre: Element): boolean => pre.classList.contains(TYPED);

/** What the popup of an identifier shows. */
export function textOf(name: HTMLElement): string {
  return texts.get(name.closest('.code-block')!)?.[Number(name.dataset.text)] ?? '';
}

/** `places` holds start, length and text of each identifier, in the order of the code. */
export function wrapNames(code: Element, places: number[]): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let offset = 0;
  let node = walker.nextNode() as Text | null;
  for (let index = 0; index < places.length && node; index += 3) {
    const [start, length, text] = places.slice(index, index + 3) as [number, number, number];
    while (node && offset + node.data.length <= start) {
      offset += node.data.length;
      node = walker.nextNode() as Text | null;
    }
    if (!node) return;
    const name: Text = start > offset ? node.splitText(start - offset) : node;
    const rest: Text | undefined = name.data.length > length ? name.splitText(length) : undefined;
    const element = document.createElement('span');
    element.className = 'code-name';
    element.dataset.text = String(text);
    name.replaceWith(element);
    element.append(name);
    offset = start + length;
    walker.currentNode = name;
    node = rest ?? (walker.nextNode() as Text | null);
    if (node) walker.currentNode = node;
  }
}
