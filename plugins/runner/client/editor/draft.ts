import type {PageSources} from '../../sources/types';

export type Language = 'ts' | 'js';

/** What a reader has changed: the whole text of each changed file, by path of its module. */
export interface Draft {
  language: Language;
  files: Record<string, string>;
}

/** The folder of a page, from the name of its sources. */
export const folderOf = (page: string) => page.split('.').slice(0, -1).join('/');

export function fileName(path: string, folder: string, language: Language): string {
  const name = path.slice(folder.length + 1);
  return language === 'js' ? name.replace(/\.ts(x?)$/, '.js$1') : name;
}

/** The reader's choice on the page, which the editor follows. */
export const chosenLanguage = (): Language =>
  document.documentElement.getAttribute('data-tab-language') === 'js' ? 'js' : 'ts';

/** The text of each file before any edit; in JavaScript, files of types are not there. */
export function originalTexts(
  files: readonly string[],
  sources: PageSources,
  folder: string,
  language: Language,
): Map<string, string> {
  return new Map(
    files.flatMap((path): [string, string][] => {
      const text = sources[path.slice(folder.length + 1)]?.[language];
      return text ? [[path, text]] : [];
    }),
  );
}

/** Only what differs from the original. */
export function draftOf(
  texts: ReadonlyMap<string, string>,
  originals: ReadonlyMap<string, string>,
  language: Language,
): Draft {
  const changed = [...texts].filter(([path, text]) => originals.get(path) !== text);
  return {language, files: Object.fromEntries(changed)};
}

/** Where a text begins to differ from the one of the page; nowhere if one of them is missing. */
export function firstChange(original?: string, text?: string): number | undefined {
  if (original === undefined || text === undefined) return undefined;
  let at = 0;
  while (at < text.length && text[at] === original[at]) at++;
  return at;
}
