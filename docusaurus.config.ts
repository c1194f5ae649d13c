import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as GtagOptions} from '@docusaurus/plugin-google-gtag';
import linkCheck from './plugins/link-check';
import pluginSamples from './plugins/samples';
import remarkSamples from './plugins/samples/remarkSamples';
import search, {type SearchPluginOptions} from './plugins/search';

/** What the owner of a deployment may set; every one of them is optional. README.md explains each. */
const {
  SITE_URL: siteUrl = 'https://redux-toolkit.js.org',
  BASE_URL: baseUrl = '/',
  GA_MEASUREMENT_ID: measurementId,
  ANNOUNCEMENT: announcement,
  ANNOUNCEMENT_ID: announcementId = 'announcement',
} = process.env;

const repository = 'https://github.com/reduxjs/redux-toolkit';

const future: Config['future'] = {
  // `siteStorageNamespacing` would rename `theme` and the other storage keys that readers already have.
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
  faster: true,
};

const gtag: GtagOptions | undefined = measurementId
  ? {trackingID: measurementId, anonymizeIP: true}
  : undefined;

/** Pages under docs/ and partials under src/pages/ go through the same pipeline, in this order. */
const content = {
  beforeDefaultRemarkPlugins: [[remarkSamples, {siteDir: __dirname}]],
};

const preset: PresetOptions = {
  docs: {
    ...content,
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: ''}},
  },
  pages: content,
  blog: false,
  theme: {customCss: ['./src/css/index.css']},
  sitemap: {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search']},
  ...(gtag && {gtag}),
};

const navbar: ThemeConfig['navbar'] = {
  title: 'Redux Toolkit',
  hideOnScroll: true,
  logo: {src: 'img/redux.svg', srcDark: 'img/redux-dark.svg', alt: 'Redux logo', width: 32, height: 32},
  items: [
    {type: 'doc', docId: 'introduction/getting-started', label: 'Getting Started', position: 'right'},
    {type: 'doc', docId: 'tutorials/overview', label: 'Tutorials', position: 'right'},
    {type: 'doc', docId: 'usage/usage-guide', label: 'Usage Guide', position: 'right'},
    {type: 'doc', docId: 'api/configureStore', label: 'API', position: 'right'},
    {type: 'doc', docId: 'rtk-query/overview', label: 'RTK Query', position: 'right'},
    {href: repository, label: 'GitHub', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
};

const footer: ThemeConfig['footer'] = {
  logo: {src: 'img/redux.svg', srcDark: 'img/redux-dark.svg', alt: 'Redux logo', width: 40, height: 40},
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Getting Started', to: '/introduction/getting-started'},
        {label: 'Tutorials', to: '/tutorials/overview'},
        {label: 'Usage Guide', to: '/usage/usage-guide'},
        {label: 'API', to: '/api/configureStore'},
        {label: 'RTK Query', to: '/rtk-query/overview'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/redux-toolkit'},
        {label: 'Discord', href: 'https://discord.gg/reactiflux'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'GitHub', href: repository},
        {
          html: `<a href="https://www.netlify.com" class="hosting-badge"><img src="${baseUrl}img/hosting-badge.svg" alt="Deploys by Netlify" width="114" height="51" loading="lazy"></a>`,
        },
      ],
    },
  ],
  // A fixed range: a computed year would make two builds of one commit differ.
  copyright: 'Copyright © 2015–2022 Dan Abramov and the Redux documentation authors.',
};

const searchOptions: SearchPluginOptions = {
  mostRead: [
    {url: '/introduction/getting-started', title: 'Getting started'},
    {url: '/tutorials/quick-start', title: 'Quick start'},
    {url: '/api/createSlice', title: 'createSlice'},
    {url: '/api/configureStore', title: 'configureStore'},
    {url: '/rtk-query/overview', title: 'RTK Query overview'},
    {url: '/rtk-query/api/createApi', title: 'createApi'},
  ],
};

const themeConfig: ThemeConfig = {
  image: 'img/social.png',
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  ...(announcement && {announcementBar: {id: announcementId, content: announcement, isCloseable: true}}),
};

const config: Config = {
  title: 'Redux Toolkit',
  titleDelimiter: '|',
  tagline: 'The standard way to write Redux logic, with data fetching built in',
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  noIndex: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },
  storage: {type: 'localStorage', namespace: false},
  future,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},
  presets: [['classic', preset]],
  plugins: [pluginSamples, linkCheck, (context) => search(context, searchOptions)],
  themeConfig,
};

export default config;
