import {version} from '@runner-files';

/** Where the bundler puts the site: its base URL. */
declare const __webpack_public_path__: string;

const loading = new Map<string, Promise<string>>();

export const addressOf = (file: string) => `${__webpack_public_path__}assets/run/${file}`;

/** Loads a file once; one that failed is tried again. */
export function loadFile(file: string): Promise<string> {
  const text =
    loading.get(file) ??
    fetch(addressOf(file)).then((response) => (response.ok ? response.text() : Promise.reject(response)));
  loading.set(file, text);
  text.catch(() => loading.delete(file));
  return text;
}

/** The code that the frame evaluates before it runs a sample, in order. The frame itself can load nothing. */
export const loadScripts = (groups: readonly string[]) =>
  ['frame', ...groups].map((script) => loadFile(`${script}.${version}.js`));
