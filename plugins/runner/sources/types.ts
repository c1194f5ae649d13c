/** What the browser loads to show, change and pack the files of a sample. */

/** A file as the page shows it, without marks and regions. */
export interface SampleSource {
  ts: string;
  /** Empty if there is nothing but types. */
  js: string;
}

/** The files of a page that a sample may consist of, by path below the page's folder. */
export type PageSources = Record<string, SampleSource>;

/** What a project to take along needs besides the sources. */
export interface PageTests {
  /** Name of the file that all projects share. */
  kit: string;
  /** Tests and recorded outputs, by path below the page's folder. */
  files: Record<string, string>;
  /** How each component is shown, by what its test calls it. */
  starts: Record<string, string>;
}

/** What all projects share. */
export interface Kit {
  /** By path in the project. */
  files: Record<string, string>;
  /** Exact versions of the packages that samples and tests import. */
  versions: Record<string, string>;
}
