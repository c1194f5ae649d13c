const AUGMENTS_PACKAGE = /^declare (?:global\b|module\s+['"][^.'"])/m;

/**
 * Which files a sample is compiled together with. Samples share a compiler, which checks the library once for all of them;
 * but a file that adds to the declarations of a package would add to them in all other samples, so it and what imports
 * it are compiled by themselves, as in a reader's project.
 */
export function programOf(file: string, sources: Record<string, string>): string {
  return Object.values(sources).some((source) => AUGMENTS_PACKAGE.test(source)) ? file : 'shared';
}
