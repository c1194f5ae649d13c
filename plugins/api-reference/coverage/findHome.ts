import {mentions, type PageSections, type Section} from './readSections';

/** The section that describes a name: its signature, table or heading, otherwise the smallest one that mentions it. */
export function findHome(name: string, {sections}: PageSections): Section | undefined {
  return sections
    .filter(
      (section) =>
        section.id && (section.level < 7 || rank(name, section) < ABOUT) && mentions(section, name),
    )
    .sort((a, b) => rank(name, a) - rank(name, b) || a.code.length - b.code.length)[0];
}

/** Points each home to the section that describes its name; one that mentions it stays where no section describes it. */
export function updateHomes(
  homes: Record<string, string>,
  pages: ReadonlyMap<string, PageSections>,
): Record<string, string> {
  const updated = Object.entries(homes).map(([name, home]) => {
    const [route = '', anchor] = home.split('#');
    const page = pages.get(route);
    const better = page && !page.outline && findHome(name, page);
    if (!better) return [name, home];
    const current = page.sections.find(({id}) => id === anchor);
    const holds = current && mentions(current, name) && rank(name, better) >= ABOUT;
    return [name, holds ? home : `${route}#${better.id}`];
  });
  return Object.fromEntries(updated);
}

/** From this rank on, a section only mentions the name. */
const ABOUT = 3;

function rank(name: string, {id, level, title}: Section): number {
  const lower = name.toLowerCase().replaceAll('_', '-');
  if (id === `signature-${lower}`) return 0;
  if (id === `table-${lower}`) return 1;
  if (level < 7 && new RegExp(`(?<!\\w)${name}(?!\\w)`).test(title)) return 2;
  return ABOUT + 7 - level;
}
