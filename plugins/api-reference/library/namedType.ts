/** A type as a tag of a page names it. */
export interface NamedType {
  of: string;
  from?: string;
}

/** How the data about releases names a documented type. */
export function keyOf({of, from}: NamedType): string {
  return from === undefined ? of : `${of} from ${from}`;
}
