import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Tables that are wider than the page scroll inside a box: `rehypeTables` makes it while a page is compiled. */
export default function tables(): Plugin {
  return {
    name: 'tables',
    getClientModules: () => [path.join(__dirname, 'client/tabStops.ts')],
  };
}
