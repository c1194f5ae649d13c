import type {PageQuestions} from './plain/questions';

/** A part of the sidebar. */
export interface Section {
  label: string;
  /** 2 for a part of the sidebar, 3 for a part of a part. */
  depth: number;
  pages: ListedPage[];
}

export interface ListedPage {
  title: string;
  description: string;
  url: string;
  body: string;
  /** By the anchor of the section that answers them. */
  questions: PageQuestions;
}

interface SiteFacts {
  title: string;
  tagline: string;
  url: string;
  version: string;
}

/** `/llms.txt`: what there is, one line a page with the address of its Markdown, and one a section with what it answers. */
export function llmsMap({title, tagline, url, version}: SiteFacts, sections: Section[]): string {
  const parts = sections.map(({label, depth, pages}) =>
    [
      `${'#'.repeat(depth)} ${label}`,
      pages.flatMap((page) => [pageLine(page), ...sectionLines(page)]).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const intro = [
    `# ${title}`,
    `> ${tagline}. Documentation of @reduxjs/toolkit ${version}, RTK Query included.`,
    `Every page is also Markdown: add \`.md\` to its address. All pages in one file: ${url}llms-full.txt`,
    'Below a page are the questions that its sections answer, in the words of those who ask, each section by its anchor.',
  ];
  return `${[...intro, ...parts].join('\n\n')}\n`;
}

const pageLine = ({title, url, description}: ListedPage) => `- [${title}](${url}.md): ${description}`;

const sectionLines = ({questions}: ListedPage) =>
  [...questions].map(([anchor, asked]) => `  - #${anchor}: ${asked.join(' | ')}`);

/** `/llms-full.txt`: every page in the order of the sidebar. */
export function llmsFull({title, tagline, version}: SiteFacts, sections: Section[]): string {
  const pages = sections.flatMap((section) => section.pages);
  const parts = pages.map((page) => `# ${page.title}\n\nSource: ${page.url}\n\n${page.body}`);
  const intro = `${title}: ${tagline}. Documentation of @reduxjs/toolkit ${version}, ${pages.length} pages.`;
  return `${[intro, ...parts].join('\n\n---\n\n')}\n`;
}
