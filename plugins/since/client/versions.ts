/** `2.14` -> `2.14`, `2.13` … `2.0`. */
export function versionsUpTo(newest: string): string[] {
  const [major, minor] = newest.split('.');
  return Array.from({length: Number(minor) + 1}, (_, back) => `${major}.${Number(minor) - back}`);
}

/** Whether something came after a minor version, of which the reader has the last patch. */
export function isLater(came: string, version: string): boolean {
  const [a, b] = [came, version].map((text) => text.split('.').map(Number));
  return a![0] !== b![0] ? a![0]! > b![0]! : a![1]! > b![1]!;
}
