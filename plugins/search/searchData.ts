import type {PageLink} from './client/searchClient';
import type {HostedEngine} from './hosted/hostedEngine';

export const PLUGIN_NAME = 'search';

/** What the plugin hands to the browser. */
export interface SearchData {
  hosted: HostedEngine | null;
  /** A way on when nothing is found, or nothing can be searched. Addresses are below the base URL. */
  mostRead: PageLink[];
}
