import {editDistance} from '../shared/editDistance';

/** The name that is most like a wrong one, for "did you mean"; the first of several. */
export function nearestOf(wrong: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const name of names) {
    const distance = editDistance(wrong, name);
    if (distance < fewest) [nearest, fewest] = [name, distance];
  }
  return nearest;
}
