import type {QueryKind, RelevanceQuery} from './relevanceQuery';

export interface Judged extends RelevanceQuery {
  /** The first three pages that the engine gave. */
  got: string[];
  isFirst: boolean;
  isInTopThree: boolean;
}

export interface Rate {
  kind: QueryKind | 'all';
  count: number;
  first: number;
  topThree: number;
}

export function judge(queries: RelevanceQuery[], search: (query: string) => string[]): Judged[] {
  return queries.map((query) => {
    const got = search(query.query).slice(0, 3);
    return {
      ...query,
      got,
      isFirst: query.first.includes(got[0] ?? ''),
      isInTopThree: got.some((path) => query.topThree.includes(path)),
    };
  });
}

export function ratesOf(judged: Judged[]): Rate[] {
  const kinds = [...new Set(judged.map(({kind}) => kind))];
  return [
    ...kinds.map((kind) =>
      rate(
        kind,
        judged.filter((query) => query.kind === kind),
      ),
    ),
    rate('all', judged),
  ];
}

function rate(kind: Rate['kind'], judged: Judged[]): Rate {
  const share = (count: number) => (judged.length === 0 ? 1 : count / judged.length);
  return {
    kind,
    count: judged.length,
    first: share(judged.filter(({isFirst}) => isFirst).length),
    topThree: share(judged.filter(({isInTopThree}) => isInTopThree).length),
  };
}

/** A table of the rates, and a line for every query that missed. */
export function report(judged: Judged[]): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`.padStart(8);
  const rows = ratesOf(judged).map(
    ({kind, count, first, topThree}) =>
      `${kind.padEnd(12)}${String(count).padStart(5)}${percent(first)}${percent(topThree)}`,
  );
  const misses = judged
    .filter(({isFirst}) => !isFirst)
    .map(
      ({query, first, got, isInTopThree}) =>
        `${isInTopThree ? '2-3' : 'out'}  ${query}\n     wanted ${first.join(' or ')}\n     got    ${got.join(', ') || 'nothing'}`,
    );
  return [`${'kind'.padEnd(12)}count   first  top 3`, ...rows, ...misses].join('\n');
}
