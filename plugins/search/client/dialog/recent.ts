import {withoutMarks} from '../../engine/marks';
import type {Entry} from './groups';

/** A place that the reader went to from here. */
export interface Recent {
  url: string;
  page: string;
  heading: string;
  isFavorite: boolean;
}

/** Favorites are kept until the reader removes them. */
const KEPT = 7;

/** Puts a place first. One that is already there moves up; a favorite stays one. */
export function remember(list: readonly Recent[], {url, page, heading}: Entry): Recent[] {
  const known = list.find((recent) => recent.url === url);
  const visited = {url, page, heading: withoutMarks(heading), isFavorite: known?.isFavorite ?? false};
  const others = list.filter((recent) => recent !== known);
  let room = KEPT;
  return [visited, ...others].filter(({isFavorite}) => isFavorite || room-- > 0);
}

/** Reads what the browser has stored, which anything may have written. Addresses of other sites are dropped. */
export function parseRecent(stored: string | null, baseUrl: string): Recent[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((item) => isRecent(item, baseUrl)) : [];
  } catch {
    return [];
  }
}

function isRecent(item: unknown, baseUrl: string): item is Recent {
  const {url, page, heading, isFavorite} = (item ?? {}) as Partial<Record<keyof Recent, unknown>>;
  return (
    typeof url === 'string' &&
    url.startsWith(baseUrl) &&
    !url.startsWith('//') &&
    typeof page === 'string' &&
    typeof heading === 'string' &&
    typeof isFavorite === 'boolean'
  );
}
