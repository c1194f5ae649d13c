import type {RunData} from '../protocol';

/** Where the bundler puts the site: its base URL. */
declare const __webpack_public_path__: string;

export const FRAME = () => `${__webpack_public_path__}run/frame.html`;

export async function loadRun(name: string): Promise<RunData> {
  const response = await fetch(`${__webpack_public_path__}assets/run/${name}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as RunData;
}
