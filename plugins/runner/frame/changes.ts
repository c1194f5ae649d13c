import type {Change} from '../protocol';

/** Where two states differ: parts that are the same object are not looked into. */
export function changesOf(before: unknown, after: unknown, show: (value: unknown) => string): Change[] {
  const changes: Change[] = [];
  const compare = (one: unknown, other: unknown, path: string) => {
    if (Object.is(one, other)) return;
    if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
      changes.push({
        path,
        ...(one !== undefined && {before: show(one)}),
        ...(other !== undefined && {after: show(other)}),
      });
      return;
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[key], other[key], path ? `${path}.${key}` : key);
  };
  compare(before, after, '');
  return changes;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}
