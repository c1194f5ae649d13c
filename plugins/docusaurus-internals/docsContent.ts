import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {changed} from './changed.cjs';

export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** The content that the docs plugin loaded, which it does not document. */
export function docsContent(content: unknown): LoadedContent {
  const versions = (content as Partial<LoadedContent> | undefined)?.loadedVersions;
  if (!versions?.length || !versions.every(({docs, sidebars}) => Array.isArray(docs) && sidebars))
    throw changed(
      'docsContent.ts',
      'the docs plugin to load {loadedVersions: [{docs: […], sidebars: {…}}]}',
      JSON.stringify(content) ?? '',
    );
  return content as LoadedContent;
}
