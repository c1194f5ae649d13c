import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** As text: Vitest, Playwright and the benchmarks load modules each in their own way. */
const sidebars = readFileSync(join(import.meta.dirname, '..', 'sidebars.ts'), 'utf8');

/** The docs pages, in the order of the sidebar. */
export const docIds = [...sidebars.matchAll(/'([\w-]+(?:\/[\w-]+)+)'/g)].map(([, id]) => id!);

export const docRoutes = docIds.map((id) => `/${id}`);

export const routes = ['/', '/search', ...docRoutes];

/** An address that no page has. */
export const missingRoute = '/api/creatSlice';
