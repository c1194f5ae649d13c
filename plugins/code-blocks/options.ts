export interface Options {
  /** The project's root, which has the samples in `samples/`. */
  siteDir: string;
  /**
   * Address below the base URL of the reference of each symbol that the library exports, for the popups with types.
   * @default {}
   */
  links?: Record<string, string>;
  /**
   * Export, or `Type.member`, -> the release that brought it, for the popups; without what came with 2.0 or earlier.
   * @default {}
   */
  since?: Record<string, string>;
  /** @default '/' */
  baseUrl?: string;
  /**
   * The name under which a sample can be run in the page, by its path below `samples/`.
   * @default none can
   */
  runOf?: (file: string) => string | undefined;
  /**
   * The samples that pages show, below `samples/`: they are compiled while the bundler starts.
   * @default none, each is compiled when a page asks for it
   */
  shown?: () => string[];
}
