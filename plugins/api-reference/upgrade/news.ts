import type {SinceData} from './sinceData';

/** What differs between two releases, one line each: `sinceData` of the two. */
export function news({exports, members, retyped, codes, gone}: SinceData): string[] {
  const each = (of: Record<string, object>) =>
    Object.entries(of).flatMap(([type, names]) => Object.keys(names).map((name) => `${type}.${name}`));
  const told = (names: string[], what: string) => names.map((name) => `${name} ${what}`);
  return [
    ...told([...Object.keys(exports), ...each(members)], 'is new.'),
    ...told(each(retyped), 'has another type.'),
    ...told(
      Object.keys(codes).map((code) => `Error code ${code}`),
      'is new.',
    ),
    ...told(
      [...Object.keys(gone.exports), ...each(gone.members)],
      'is gone: say in <Removed> what to use instead.',
    ),
  ];
}
