import {load, type CheerioAPI} from 'cheerio';
import MarkdownIt from 'markdown-it';
import {CLASSES} from '../../plugins/docusaurus-internals/themeNames';
import {fileOf, site} from './builtPages';

/** What is on a page, whatever its format. White space does not count. */
export interface Contents {
  headings: string[];
  code: string[];
  cells: string[];
  links: string[];
}

/** The page itself, without anchors beside headings, folded types and titles of code. */
export function readHtml(route: string): Contents {
  const $ = load(fileOf(route, 'html'));
  $('.hash-link, .api-full-type, .code-block-title').remove();
  $('.code-block-empty').remove();
  // The Markdown keeps the TypeScript names of files, in sentences, lists and commands other than those of npm.
  $('code.in-js').remove();
  $('pre.in-js').each((_, pre) => {
    const twin = $(pre).siblings(
      `pre.${$(pre).attr('class')!.replace('in-js', 'in-ts').split(' ').join('.')}`,
    );
    if (inJavaScript(twin.text()) === $(pre).text() && !$(pre).hasClass('in-npm')) $(pre).remove();
  });
  const article = $(`article .${CLASSES.article}`);
  return {
    headings: texts($, article.find('h1, h2, h3, h4').toArray()),
    // Lines that are types only have no JavaScript: the page shows a remark instead of code.
    code: texts($, article.find('.code-block pre code').toArray()).filter(Boolean),
    cells: texts($, article.find('th, td').toArray()).map(onOneLine),
    links: addresses($, article.find('a[href], img.figure-light').toArray(), route),
  };
}

/** The Markdown beside it, through a renderer that does not know this site. */
export function readMarkdown(route: string): Contents & {html: string[]; plain: string} {
  const markdown = fileOf(route, 'md').replace(/^---\n[\s\S]*?\n---\n/, '');
  const renderer = new MarkdownIt({html: true});
  const tokens = renderer.parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  const $ = load(renderer.render(markdown));
  // The page marks the lines of a diff instead.
  $('code.language-diff').each(
    (_, code) =>
      void $(code).text(
        $(code)
          .text()
          .replace(/^[-+ ]/gm, ''),
      ),
  );
  return {
    headings: texts($, $('h1, h2, h3, h4').toArray()),
    code: texts($, $('pre code').toArray()),
    cells: texts($, $('th, td').toArray()).map(onOneLine),
    links: addresses($, $('a[href], img').toArray(), route),
    html: tokens.filter(({type}) => type.startsWith('html')).map(({content}) => content),
    plain: tokens
      .filter(({type}) => type === 'text')
      .map(({content}) => content)
      .join('\n'),
  };
}

const inJavaScript = (names: string) =>
  names.replaceAll(/(?<=\.)ts(?=x?\b)/g, 'js').replaceAll(' react-ts ', ' react ');

/** A type has its separators where its lines break. */
const onOneLine = (cell: string) => cell.replace(/[;,](?=[)\]}>])/g, '').replace(/(^|[:(<{,])\|/g, '$1');

function texts($: CheerioAPI, elements: Parameters<CheerioAPI>[0][]): string[] {
  return elements.map((element) => $(element).text().replace(/\s+/g, ''));
}

function addresses($: CheerioAPI, elements: Parameters<CheerioAPI>[0][], route: string): string[] {
  const found = elements.map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
  return [...new Set(found.map((address) => new URL(address, site + route).href))];
}
