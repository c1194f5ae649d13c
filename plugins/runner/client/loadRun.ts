import type {RunData} from '../protocol';
import type {Kit, PageSources, PageTests} from '../sources/types';

/** Where the bundler puts the site: its base URL. */
declare const __webpack_public_path__: string;

export const FRAME = () => `${__webpack_public_path__}run/frame.html`;

export const loadRun = (name: string) => load<RunData>(name);
export const loadSources = (page: string) => load<PageSources>(`${page}.sources`);
export const loadTests = (page: string) => load<PageTests>(`${page}.tests`);
export const loadKit = (name: string) => load<Kit>(name);

async function load<Data>(name: string): Promise<Data> {
  const response = await fetch(`${__webpack_public_path__}assets/run/${name}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as Data;
}
