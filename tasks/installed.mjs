/** @typedef {Record<string, {version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}>} Packages */

/**
 * Whether all that the lock file names is there. What is optional may be missing: it is for other systems.
 *
 * @param {Packages} lock
 * @param {Packages} there
 */
export function isInstalled(lock, there) {
  return Object.entries(lock).every(([path, {version, integrity, optional, devOptional}]) => {
    if (path === '') return true;
    const found = there[path];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && found.integrity === integrity;
  });
}
