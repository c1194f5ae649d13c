import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as GtagOptions} from '@docusaurus/plugin-google-gtag';
import {sitePlugins} from './plugins';

/** What the owner of a deployment may set; every one of them is optional. README.md explains each. */
const {
  SITE_URL: siteUrl = 'https://redux-toolkit.js.org',
  BASE_URL: baseUrl = '/',
  GA_MEASUREMENT_ID: measurementId,
  ANNOUNCEMENT: announcement,
  ANNOUNCEMENT_ID: announcementId = 'announcement',
  EDIT_URL: editUrl,
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
  // Pages are compiled for the server alone (plugins/static-articles), which would wait for the browser's compilation.
  faster: {mdxCrossCompilerCache: false},
};

const gtag: GtagOptions | undefined = measurementId
  ? {trackingID: measurementId, anonymizeIP: true}
  : undefined;

const {content, plugins} = sitePlugins({siteDir: __dirname, baseUrl, hasAnalytics: Boolean(measurementId)});

const preset: PresetOptions = {
  docs: {
    ...content,
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: ''}},
    // Both or none: dates come from the history of the repository, which a deployment without an address may not have.
    ...(editUrl && {editUrl, showLastUpdateTime: true}),
  },
  pages: content,
  blog: false,
  theme: {customCss: ['./src/css/index.css']},
  // Among the plugins below: its file must be there before files are compressed.
  sitemap: false,
  ...(gtag && {gtag}),
};

/** A link to one page that is marked as current on every page of its folder. */
const navbarItem = (label: string, folder: string, page: string) => ({
  label,
  to: `${folder}/${page}`,
  activeBasePath: folder,
  position: 'right' as const,
});

const navbar: ThemeConfig['navbar'] = {
  title: 'Redux Toolkit',
  hideOnScroll: true,
  logo: {src: 'img/redux.svg', srcDark: 'img/redux-dark.svg', alt: 'Redux logo', width: 32, height: 32},
  items: [
    // Not `type: 'doc'`: all pages share one sidebar, so every such item would be marked as the current one.
    navbarItem('Getting Started', '/introduction', 'getting-started'),
    navbarItem('Tutorials', '/tutorials', 'overview'),
    navbarItem('Usage Guide', '/usage', 'usage-guide'),
    navbarItem('API', '/api', 'configureStore'),
    navbarItem('RTK Query', '/rtk-query', 'overview'),
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
          html: `<a href="https://www.netlify.com" class="hosting-badge"><img src="${baseUrl}img/hosting-badge.svg" alt="Deploys by Netlify" width="132" height="44" loading="lazy"></a>`,
        },
      ],
    },
  ],
  // A fixed range: a computed year would make two builds of one commit differ.
  copyright: 'Copyright © 2015–2022 Dan Abramov and the Redux documentation authors.',
};

const themeConfig: ThemeConfig = {
  image: 'img/social.png',
  metadata: [
    {property: 'og:site_name', content: 'Redux Toolkit'},
    {property: 'og:type', content: 'website'},
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {property: 'og:image:alt', content: 'Redux Toolkit'},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  // Prism highlights nothing here, so its theme need not travel in the main bundle.
  prism: {theme: {plain: {}, styles: []}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  ...(announcement && {announcementBar: {id: announcementId, content: announcement, isCloseable: true}}),
};

const config: Config = {
  title: 'Redux Toolkit',
  titleDelimiter: '|',
  tagline: 'Redux logic and data fetching in one typed package',
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  headTags: [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#764abc'}},
    // For showNewAnnouncement.ts.
    ...(announcement ? [{tagName: 'meta', attributes: {name: 'announcement', content: announcementId}}] : []),
  ],
  clientModules: [
    'colorMode',
    'stripHtml',
    'repairFragment',
    'showNewAnnouncement',
    'markKeyboard',
    'markTarget',
    'skipToContent',
    'copyInstall',
    'fillContents',
    'surviveLoadFailure',
    'recoverAfterDeploy',
    'tellWakeFailure',
  ].map((name) => `./src/client/${name}.ts`),
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
  plugins,
  themeConfig,
};

export default config;
