/** `() => string` -> `(() => string) | undefined` */
export function withUndefined(type: string): string {
  if (/(^|\| )undefined$/.test(type)) return type;
  return `${type.includes('=>') ? `(${type})` : type} | undefined`;
}

/** Whether two wordings differ by white space and by `undefined` only, which the mark "optional" says as well. */
export function sameType(one: string, other: string): boolean {
  const plain = (type: string) => type.replace(/ \| undefined$/, '').replace(/[\s;,()]+/g, '');
  return plain(one) === plain(other);
}
