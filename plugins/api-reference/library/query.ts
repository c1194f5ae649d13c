/**
 * What an author may name with `of="…"`:
 *
 *     ConfigureStoreOptions             a type or value of the library
 *     EntityState<T, Id>                … with type arguments
 *     createAsyncThunk(options)         the parameter `options` of a function
 *     createListenerMiddleware()        what a function returns
 *     GetDefaultMiddlewareOptions.thunk a member
 *     UseMutation()[1]                  an element of a tuple
 *
 * The last four may follow one another.
 */
export interface Query {
  /** The name the path starts with. */
  head: string;
  /** The type arguments as written, without the angle brackets. */
  typeArguments?: string;
  steps: Step[];
}

export type Step =
  | {kind: 'member'; name: string}
  | {kind: 'parameter'; name: string}
  | {kind: 'return'}
  | {kind: 'element'; index: number};

export class QuerySyntaxError extends Error {}

export function parseQuery(text: string): Query {
  const head = /^[A-Za-z_$][\w$]*/.exec(text)?.[0];
  if (!head) throw new QuerySyntaxError(`of="${text}" does not start with a name of the library.`);
  let rest = text.slice(head.length);
  const typeArguments = rest.startsWith('<') ? insideAngles(rest) : undefined;
  if (typeArguments !== undefined) rest = rest.slice(typeArguments.length + 2);

  const steps: Step[] = [];
  while (rest) {
    const match = /^(?:\.(?<member>[A-Za-z_$][\w$]*)|\((?<parameter>[\w$]*)\)|\[(?<index>\d+)\])/.exec(rest);
    if (!match)
      throw new QuerySyntaxError(
        `of="${text}" cannot be read from "${rest}" on: write .member, (parameter), () or [0].`,
      );
    const {member, parameter, index} = match.groups!;
    if (member !== undefined) steps.push({kind: 'member', name: member});
    else if (index !== undefined) steps.push({kind: 'element', index: Number(index)});
    else steps.push(parameter ? {kind: 'parameter', name: parameter} : {kind: 'return'});
    rest = rest.slice(match[0].length);
  }
  return {head, ...(typeArguments !== undefined && {typeArguments}), steps};
}

/** `<A, B<C>>.d` -> `A, B<C>`; the arrow of a function type closes nothing. */
function insideAngles(text: string): string {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '<') depth++;
    else if (text[i] === '>' && text[i - 1] !== '=' && --depth === 0) return text.slice(1, i);
  }
  throw new QuerySyntaxError(`"${text}" opens "<" and does not close it.`);
}
