import pluginApiReference from './api-reference';
import {entriesOf} from './api-reference/coverage/entries';
import homes from './api-reference/coverage/homes.json';
import remarkApiReference from './api-reference/remarkApiReference';
import bundlerCache from './bundler-cache';
import codeBlocks from './code-blocks';
import rehypeCodeBlocks from './code-blocks/rehypeCodeBlocks';
import {plainVariantsOf} from './code-blocks/plainVariants';
import firstPaint from './first-paint';
import hosting from './hosting';
import {inOrder} from './in-order';
import licenses from './licenses';
import lightScripts from './light-scripts';
import lightStyles from './light-styles';
import linkCheck from './link-check';
import markdownPages from './markdown-pages';
import type {RemarkPlugin} from './markdown-pages/parsePage';
import {plainSourceOf} from './plainSourceOf';
import {precompress} from './precompress';
import progress, {countPages} from './progress';
import questions from './questions';
import {answeredQuestions, searchedQuestions} from './questions/answeredQuestions';
import runner, {runnerFrame} from './runner';
import {Runs} from './runner/Runs';
import pluginSamples from './samples';
import remarkSamples from './samples/remarkSamples';
import {shownFiles} from './samples/shownSamples';
import {stepFiles} from './samples/stepFiles';
import search from './search';
import {hostedFromEnv, hostedOrigins} from './search/hosted/hostedEngine';
import {INDEX_FILE} from './search/searchData';
import since from './since';
import remarkSince from './since/remarkSince';
import {shownVersions, sinceFile} from './since/sinceFile';
import sitemap from './sitemap';
import staticArticles from './static-articles';
import steps from './steps';
import remarkSteps from './steps/remarkSteps';
import strictBundler from './strict-bundler';
import tables from './tables';
import rehypeTables from './tables/rehypeTables';
import wake from './wake';

/** What works before React is there; the other modules that run in the browser are of use to it alone. */
const EARLY = [
  ...['code-blocks', 'first-paint', 'markdown-pages', 'runner', 'search', 'since', 'tables', 'wake'].map(
    (name) => `plugins/${name}/client/`,
  ),
  ...[
    'colorMode',
    'stripHtml',
    'showNewAnnouncement',
    'markKeyboard',
    'skipToContent',
    'copyInstall',
    'fillContents',
    'recoverAfterDeploy',
    'tellWakeFailure',
  ].map((name) => `src/client/${name}.ts`),
];

interface Settings {
  siteDir: string;
  baseUrl: string;
  hasAnalytics: boolean;
}

/** The plugins that build the site, in order. */
export function sitePlugins({siteDir, baseUrl, hasAnalytics}: Settings) {
  const codeBlocksOptions = {
    siteDir,
    baseUrl,
    links: entriesOf(siteDir),
    since: shownVersions(sinceFile),
    shown: () => shownFiles(siteDir),
    runOf: (file: string) => Runs.of(siteDir).attributeOf(file),
  };

  // Options are kept in functions: Docusaurus puts everything else of its configuration into the main script.
  /** Pages under docs/ and partials under src/pages/ go through the same pipeline, in this order. */
  const remarkPlugins: RemarkPlugin[] = [
    () => remarkSamples({siteDir}),
    () => remarkApiReference({siteDir}),
    () => remarkSince({siteDir, homes}),
  ];
  // With pathname:// a link leads to a file, not to a page.
  const {runOf} = codeBlocksOptions;
  const stepsAfter = (before: string) => () => remarkSteps({siteDir, before, runOf});
  const content = {
    beforeDefaultRemarkPlugins: [countPages(siteDir), ...remarkPlugins, stepsAfter(`pathname://${baseUrl}`)],
    rehypePlugins: [() => rehypeCodeBlocks(codeBlocksOptions), rehypeTables],
  };

  const compression = precompress();
  return {
    content,
    plugins: inOrder([
      progress,
      bundlerCache,
      strictBundler,
      pluginSamples,
      pluginApiReference,
      codeBlocks(codeBlocksOptions),
      tables,
      since,
      staticArticles({docsDir: './docs'}),
      wake({early: EARLY}),
      lightScripts,
      lightStyles,
      firstPaint,
      compression.ahead,
      questions,
      search({homes, readQuestions: (anchorsOf) => searchedQuestions(siteDir, anchorsOf)}),
      markdownPages({
        // Addresses in Markdown are made absolute later.
        remarkPlugins: [...remarkPlugins, stepsAfter('/')],
        variantsOf: plainVariantsOf(codeBlocksOptions),
        readQuestions: () => answeredQuestions(siteDir),
      }),
      steps({filesOf: (step) => stepFiles(siteDir, step), sourceOf: plainSourceOf(codeBlocksOptions)}),
      linkCheck,
      licenses,
      sitemap,
      hosting({
        immutable: [INDEX_FILE],
        framed: [runnerFrame],
        analytics: hasAnalytics,
        search: hostedOrigins(hostedFromEnv(process.env)),
      }),
      // Its page is none of the site's: the plugins above read those.
      runner({sourceOf: plainSourceOf(codeBlocksOptions)}),
      compression.last,
    ]),
  };
}
