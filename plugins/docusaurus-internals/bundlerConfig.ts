import {changed} from './changed.cjs';

/** The part of Docusaurus's bundler configuration that plugins of this site change. */
interface BundlerConfig {
  experiments?: {cache?: {type?: string; version?: string; buildDependencies?: string[]}};
  optimization?: {splitChunks?: false | {cacheGroups?: {styles?: unknown}}};
}

interface CacheOptions {
  /** Added to the version of the cache: another one drops what is in it. */
  version?: string;
  /** A change of these files drops what is in the cache, too. */
  buildDependencies?: string[];
  /** Where the cache is. */
  directory?: string;
}

/** Settings of the bundler's persistent cache, to merge into its configuration; none if it is switched off. */
export function cacheSettings(
  config: object,
  {version, buildDependencies, directory}: CacheOptions,
): {experiments?: object} {
  const {cache} = (config as BundlerConfig).experiments ?? {};
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
  if (cache?.type !== 'persistent' || !cache.version || !Array.isArray(cache.buildDependencies))
    throw changed(
      'bundlerConfig.ts',
      "experiments.cache = {type: 'persistent', version, buildDependencies}",
      JSON.stringify((config as BundlerConfig).experiments) ?? '',
    );
  const settings = {
    ...(version && {version: `${cache.version}-${version}`}),
    ...(buildDependencies && {buildDependencies}),
    ...(directory && {storage: {type: 'filesystem', directory}}),
  };
  return {experiments: {cache: settings}};
}

/** Docusaurus puts all styles into one file; `test` says which of them. */
export function sharedStyles(config: object, test: (module: {identifier(): string}) => boolean): object {
  const {splitChunks} = (config as BundlerConfig).optimization ?? {};
  if (!splitChunks || !splitChunks.cacheGroups?.styles)
    throw changed(
      'bundlerConfig.ts',
      'optimization.splitChunks.cacheGroups.styles',
      JSON.stringify(splitChunks) ?? '',
    );
  return {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}};
}

/** Folders of the theme, by the start of their names, with the components of docs pages. */
export const DOCS_FOLDERS = ['Doc[A-Z]', 'TOC', 'Paginator', 'BackToTop'];

/** The modules that every docs page needs. */
export const DOCS_MODULES = [
  new RegExp(`[\\\\/]theme[\\\\/](?:${DOCS_FOLDERS.join('|')}|StaticArticle)`),
  /plugin-content-docs[\\/]lib[\\/]client[\\/]/,
];
