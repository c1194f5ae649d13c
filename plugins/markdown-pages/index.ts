import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';
import {codeVersion} from '../shared/codeVersion';
import {DiskCache} from '../shared/DiskCache';
import {llmsFull, llmsMap, type ListedPage} from './llms';
import {pageBody, pageFile} from './pageFile';
import {withoutFrontMatter} from '../shared/frontMatter';
import {parsePage, type RemarkPlugin} from './parsePage';
import type {Variants} from './plain/context';
import {plainPage} from './plain/plainPage';
import {addQuestions, type PageQuestions} from './plain/questions';
import {readDocs} from './readDocs';
import {resolveLink} from './resolveLink';

export interface Options {
  /** The remark plugins of the site. */
  remarkPlugins: readonly RemarkPlugin[];
  /** The texts behind the tabs of a fence. */
  variantsOf: Variants;
  /** The questions that sections answer, by the path of their page. */
  readQuestions: () => ReadonlyMap<string, PageQuestions>;
}

/** The plugins that the Markdown of a page depends on. */
const WRITERS = ['markdown-pages', 'samples', 'steps', 'api-reference', 'code-blocks', 'since'];

/** Writes each docs page as Markdown beside it, and all of them to `/llms.txt` and `/llms-full.txt`: see README.md. */
export default function markdownPages({remarkPlugins, variantsOf, readQuestions}: Options) {
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'markdown-pages',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/copyPage.ts')],

    async postBuild({outDir, siteConfig: {title, tagline, url: origin, baseUrl}, plugins}) {
      const {docs, sections} = readDocs(plugins);
      const fileOf = (source: string) => source.replace('@site/', '');
      const permalinks = new Map([...docs.values()].map((doc) => [fileOf(doc.source), doc.permalink]));
      const cache = new DiskCache(cacheFolder(siteDir, 'markdown-pages'), codeVersion(siteDir, ...WRITERS));
      const questions = readQuestions();
      const site = {title, tagline, url: origin + baseUrl, version: libraryVersion(siteDir)};

      const writePage = async (id: string): Promise<ListedPage> => {
        const doc = docs.get(id)!;
        const page = fileOf(doc.source);
        const source = readFileSync(path.join(siteDir, page), 'utf8');
        const facts = {title: doc.title, description: doc.description, url: origin + doc.permalink};
        const asked = questions.get(page.replace(/^docs|\.mdx$/g, '')) ?? new Map<string, string[]>();
        const key = [page, source, samplesIn(source, siteDir), site.url, [...permalinks], [...asked]];
        const body = await cache.get('body', key, async () => {
          const parsed = await parsePage(path.join(siteDir, page), source, remarkPlugins);
          addQuestions(parsed, asked, page);
          const tree = await plainPage(parsed, {
            page,
            source: withoutFrontMatter(source),
            resolve: (link) => resolveLink(link, page, {root: site.url, permalinks}),
            variantsOf,
          });
          return pageBody(tree);
        });
        write(
          path.join(outDir, `${doc.permalink.slice(baseUrl.length)}.md`),
          pageFile({...facts, version: site.version}, body),
        );
        return {...facts, body, questions: asked};
      };

      const listed = [];
      for (const {label, depth, ids} of sections) {
        const pages = [];
        for (const id of ids) pages.push(await writePage(id));
        listed.push({label, depth, pages});
      }
      const sizes = [
        ['llms.txt', llmsMap(site, listed)] as const,
        ['llms-full.txt', llmsFull(site, listed)] as const,
      ].map(([name, text]) => {
        write(path.join(outDir, name), text);
        return `${name} ${Math.ceil(Buffer.byteLength(text) / 1024)} KB`;
      });
      console.log(`[INFO] Markdown: ${permalinks.size} pages, ${sizes.join(', ')}`);
    },
  });
}

/** The text of each sample that a page names: the Markdown depends on it as much as on the page. */
function samplesIn(source: string, siteDir: string): [file: string, text: string][] {
  const named = new Set(Array.from(source.matchAll(/\bsample="?([^\s"#]+)/g), ([, file]) => file!));
  return [...named].flatMap((file): [string, string][] => {
    const sample = path.join(siteDir, 'samples', file);
    return existsSync(sample) ? [[file, readFileSync(sample, 'utf8')]] : [];
  });
}

function libraryVersion(siteDir: string): string {
  const file = path.join(siteDir, 'node_modules/@reduxjs/toolkit/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
