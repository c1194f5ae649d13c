import type {BlockTypes} from '../types/blockTypes';

/** Where the bundler puts the site: its base URL. */
declare const __webpack_public_path__: string;

const loading = new Map<string, Promise<BlockTypes>>();

/** Fetches the types of a block once; what failed is tried again. Asked for together with the script that shows them. */
export function fetchTypes(block: HTMLElement): Promise<BlockTypes> {
  const name = block.dataset.types!;
  const types = loading.get(name) ?? load(`${__webpack_public_path__}assets/types/${name}.json`);
  loading.set(name, types);
  types.catch(() => loading.delete(name));
  return types;
}

async function load(address: string): Promise<BlockTypes> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as BlockTypes;
}
