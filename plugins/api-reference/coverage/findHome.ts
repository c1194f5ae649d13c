import {mentions, type PageSections, type Section} from './readSections';

/** The section of a page that is most about a name: its signature, its table, its heading, or the smallest that tells of it. */
export function findHome(name: string, {sections}: PageSections): Section | undefined {
  const lower = name.toLowerCase().replaceAll('_', '-');
  const places = sections.filter(({id}) => id);
  const rank = (section: Section) => {
    if (section.id === `signature-${lower}`) return 0;
    if (section.id === `table-${lower}`) return 1;
    if (section.level < 7 && new RegExp(`(?<!\\w)${name}(?!\\w)`).test(section.title)) return 2;
    return section.level < 7 ? 10 - section.level : 20;
  };
  return places
    .filter((section) => mentions(section, name) && rank(section) < 20)
    .sort((a, b) => rank(a) - rank(b) || a.code.length - b.code.length)[0];
}
