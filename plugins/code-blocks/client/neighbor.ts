export type Direction = 'previous' | 'next' | 'up' | 'down' | 'first' | 'last';

/** The identifier to go to from another one, or from its block. */
export function neighbor(from: HTMLElement, direction: Direction): HTMLElement | undefined {
  const names = Array.from(from.closest('pre')!.querySelectorAll<HTMLElement>('.code-name'));
  const index = names.indexOf(from);
  switch (direction) {
    case 'first':
      return names[0];
    case 'last':
      return names.at(-1);
    case 'next':
      return names[index + 1];
    case 'previous':
      return names[index - 1];
    case 'down':
      return nearestInNextLine(from, names.slice(index + 1));
    case 'up':
      return nearestInNextLine(from, names.slice(0, index).reverse());
  }
}

/** `names` are those in the direction of movement, the nearest line first. */
function nearestInNextLine(from: HTMLElement, names: HTMLElement[]): HTMLElement | undefined {
  const place = from.getBoundingClientRect();
  const lineOf = (name: HTMLElement) => name.getBoundingClientRect().top;
  const isOtherLine = (name: HTMLElement) => Math.abs(lineOf(name) - place.top) > place.height / 2;
  const first = names.find(isOtherLine);
  if (!first) return undefined;
  const line = names.filter((name) => Math.abs(lineOf(name) - lineOf(first)) < place.height / 2);
  const distance = (name: HTMLElement) => Math.abs(name.getBoundingClientRect().left - place.left);
  return line.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}
