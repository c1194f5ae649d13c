export interface Options {
  /** The project's root; samples live in its `samples/`. */
  siteDir: string;
  /**
   * Address of the reference of each symbol the library exports, for the popups with types.
   * @default {}
   */
  links?: Record<string, string>;
}
