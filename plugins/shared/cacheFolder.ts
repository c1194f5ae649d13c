import {join} from 'node:path';

/**
 * Where a plugin caches what it computes. `SITE_CACHE_DIR` moves all caches, so that builds that run at the same time
 * share nothing.
 */
export function cacheFolder(siteDir: string, name: string): string {
  return join(process.env.SITE_CACHE_DIR ?? join(siteDir, 'node_modules/.cache'), name);
}
