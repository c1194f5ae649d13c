/** Finds what is where an element was: React replaces some elements by others when it takes the page over. */
export function placeOf(element: Element | null): () => Element | undefined {
  if (!element?.parentElement) return () => element ?? undefined;
  const {parentElement: parent} = element;
  const at = [...parent.children].indexOf(element);
  const findParent = placeOf(parent);
  return () => (element.isConnected ? element : findParent()?.children[at]);
}
