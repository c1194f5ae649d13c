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
}

interface SiteFacts {
  title: string;
  tagline: string;
  url: string;
  version: string;
}

/** `/llms.txt`: what there is, one line a page, each with the address of its Markdown. */
export function llmsMap({title, tagline, url, version}: SiteFacts, sections: Section[]): string {
  const parts = sections.map(({label, depth, pages}) =>
    [
      `${'#'.repeat(depth)} ${label}`,
      pages.map((page) => `- [${page.title}](${page.url}.md): ${page.description}`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const intro = [
    `# ${title}`,
    `> ${tagline}. Documentation of @reduxjs/toolkit ${version}, RTK Query included.`,
    `Every page is also Markdown: add \`.md\` to its address. All pages in one file: ${url}llms-full.txt`,
  ];
  return `${[...intro, ...parts].join('\n\n')}\n`;
}

/** `/llms-full.txt`: every page in the order of the sidebar. */
export function llmsFull({title, tagline, version}: SiteFacts, sections: Section[]): string {
  const pages = sections.flatMap((section) => section.pages);
  const parts = pages.map((page) => `# ${page.title}\n\nSource: ${page.url}\n\n${page.body}`);
  const intro = `${title}: ${tagline}. Documentation of @reduxjs/toolkit ${version}, ${pages.length} pages.`;
  return `${[intro, ...parts].join('\n\n---\n\n')}\n`;
}
