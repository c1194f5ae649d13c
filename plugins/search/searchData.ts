import type {PageLink} from './client/searchClient';
import type {HostedEngine} from './hosted/hostedEngine';

export const PLUGIN_NAME = 'search';

/** Where the index is, below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** How the names of files begin that change with their content: browsers may keep them. */
export const INDEX_FILE = `${INDEX_FOLDER}/index.`;

/** What the plugin hands to the browser. */
export interface SearchData {
  hosted: HostedEngine | null;
  /** A way on when nothing is found, or nothing can be searched. Addresses are below the base URL. */
  mostRead: PageLink[];
}
