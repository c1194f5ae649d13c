import {Parser} from 'htmlparser2';

/** A part of a page that a link can point to, and the code in it. */
export interface Section {
  id: string;
  /** Heading level; 7 for anything else with an id. */
  level: number;
  /** The heading's text; empty for anything else. */
  title: string;
  /** All text in `code` elements up to where the section ends. */
  code: string;
}

export interface PageSections {
  sections: Section[];
  /** The page only lists what it will cover. */
  outline: boolean;
}

const OUTLINE_HEADING = 'What this page covers';

/** Cuts the article of a built page into its sections: up to the next heading of the same or a higher level. */
export function readSections(html: string): PageSections {
  const sections: Section[] = [];
  const open: {section: Section; depth: number}[] = [];
  let depth = 0;
  let article = 0;
  let code = 0;
  let heading: Section | undefined;
  const parser = new Parser({
    onopentag(name, {id}) {
      depth++;
      if (name === 'article') article++;
      if (name === 'code') code++;
      if (!article) return;
      const level = /^h[1-6]$/.test(name) ? Number(name[1]) : 7;
      // A heading ends sections; anything else ends with its own element.
      if (level < 7)
        open.splice(
          0,
          open.length,
          ...open.filter(({section}) => section.level < level || section.level === 7),
        );
      if (!id && level !== 1) return;
      const section: Section = {id: id ?? '', level, title: '', code: ''};
      sections.push(section);
      open.push({section, depth});
      if (level < 7) heading = section;
    },
    ontext(text) {
      if (heading) heading.title += text;
      if (code) for (const {section} of open) section.code += text;
    },
    onclosetag(name) {
      if (name === 'code') {
        code--;
        for (const {section} of open) section.code += '\n';
      }
      if (/^h[1-6]$/.test(name)) heading = undefined;
      if (name === 'article') article--;
      const closed = open.findIndex((entry) => entry.section.level === 7 && entry.depth === depth);
      if (closed >= 0) open.splice(closed, 1);
      depth--;
    },
  });
  parser.end(html);
  return {sections, outline: sections.some(({title}) => title.startsWith(OUTLINE_HEADING))};
}

export function mentions({code}: Section, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}
