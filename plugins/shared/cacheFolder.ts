import {join} from 'node:path';

/**
 * Where a plugin keeps what it may compute again. `SITE_CACHE_DIR` moves all of it, so that two builds that run at the
 * same time do not share anything.
 */
export function cacheFolder(siteDir: string, name: string): string {
  return join(process.env.SITE_CACHE_DIR ?? join(siteDir, 'node_modules/.cache'), name);
}
