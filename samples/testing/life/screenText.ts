const INLINE = /^(A|B|EM|I|SPAN|STRONG)$/;

/** What a person can read, in one line. What they typed is not part of it. */
export function screenText(): string {
  return words(document.body).replace(/\s+/g, ' ').trim();
}

function words(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element)) return '';
  if (node.matches('script, style, [hidden], select')) return '';
  const text = Array.from(node.childNodes, words).join('');
  return INLINE.test(node.tagName) ? text : ` ${text} `;
}
