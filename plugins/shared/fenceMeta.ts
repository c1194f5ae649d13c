/** What an author wrote after the language of a fence. */
export interface FenceMeta {
  /** Path below `samples/`. */
  file?: string;
  region?: string;
  /** `title="…"`, if the author set one. */
  title?: string;
  /** The body is an npm command, shown for every package manager. */
  npm2yarn?: true;
  /** Everything except `sample=`, as written. */
  rest: string;
}

const SAMPLE = /(?:^|\s)sample=("[^"]*"|\S*)/;
const NPM2YARN = /(?:^|\s)npm2yarn(?:\s|$)/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;

/** Reads `sample=path#region title="…"` from a fence's meta string. */
export function readFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const title = TITLE.exec(text);
  const sample = SAMPLE.exec(text);
  const rest = text.replace(SAMPLE, '').trim();
  const named = {
    ...(title && {title: title[1] ?? title[2]!}),
    ...(NPM2YARN.test(text) && {npm2yarn: true as const}),
  };
  if (!sample) return {rest, ...named};

  const [file = '', region] = sample[1]!.replaceAll('"', '').split('#');
  return {file, rest, ...(region !== undefined && {region}), ...named};
}
