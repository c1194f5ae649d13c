import plugin, {validateOptions, type Options} from '@docusaurus/plugin-sitemap';
import type {PluginModule} from '@docusaurus/types';

/** Pages only, without dates: two builds of one commit write the same file. */
const options: Options = {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search']};

/** Docusaurus's sitemap as an entry of the list of plugins, whose order decides what runs after it. */
const entry: PluginModule = Object.assign(((...given) => plugin(...given)) as typeof plugin, {
  validateOptions,
}) as unknown as PluginModule;

export default [entry, options] satisfies [PluginModule, Options];
