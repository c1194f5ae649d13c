import {editDistance} from '@site/plugins/shared/editDistance';

/** An address can hold any text: more than this is neither compared nor shown. */
export const longestText = 80;

/** Above this share of wrong characters two names are not similar. */
const dissimilar = 0.5;

/** `/api/create-slise.html` -> `create slise`: what a reader may have meant, as a search text. */
export function searchText(address: string): string {
  const name = lastName(address.replace(/\/+$/, ''));
  return name
    .replace(/\.(html?|mdx?)$/i, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, longestText);
}

/** The pages whose names come closest to the last part of `address`, best first. */
export function nearestPages(address: string, pages: readonly string[], limit = 5): string[] {
  const wanted = plain(searchText(address));
  if (!wanted) return [];
  return pages
    .map((page) => ({page, score: difference(wanted, page) + 0.1 * otherFolders(address, page)}))
    .filter(({score}) => score < dissimilar)
    .sort((a, b) => a.score - b.score || a.page.localeCompare(b.page))
    .slice(0, limit)
    .map(({page}) => page);
}

function difference(wanted: string, page: string): number {
  const name = plain(lastName(page));
  const byCharacters = editDistance(wanted, name) / Math.max(wanted.length, name.length);
  const isPart = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
  return isPart ? Math.min(byCharacters, 0.3) : byCharacters;
}

/** Of two pages with one name, the one in the requested folder comes first. */
function otherFolders(address: string, page: string): number {
  const asked = new Set(folders(address));
  const own = folders(page);
  return own.length === 0 ? 0 : own.filter((folder) => !asked.has(folder)).length / own.length;
}

const folders = (path: string) =>
  path.slice(0, longestText).toLowerCase().split('/').filter(Boolean).slice(0, -1);
const lastName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
