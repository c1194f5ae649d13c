import data from './since.json';

type Versions = Record<string, string>;

/** What `npm run since` found; see README.md. */
export interface SinceFile {
  /** The releases that were read, from the oldest to the newest. */
  read: string[];
  exports: Versions;
  members: Record<string, Versions>;
  retyped: Record<string, Record<string, string[]>>;
  codes: Versions;
  gone: {exports: Versions; members: Record<string, Versions>};
  /** Test of a sentence with a version -> the release it fails on, the last before that version. */
  statements: Versions;
  samples: {
    /** The releases that samples were compiled with, and those that their tests were run on. */
    compiled: string[];
    run: string[];
    /** Folder of a page's samples -> digest of what was run. */
    pages: Versions;
    /** `file.ts#region` -> the oldest release it works with, where that is not all of 2.x. */
    oldest: Versions;
  };
}

export const sinceFile = data as unknown as SinceFile;

/** What came with 2.0 or earlier is there for every reader of these pages, and carries no mark. */
const MARKED_AFTER = '2.0';

export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 3; at++) {
    const difference = (a![at] ?? 0) - (b![at] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/** The version to show, if it is one that some readers of 2.x do not have. */
export function shown(version: string | undefined): string | undefined {
  return version !== undefined && compareVersions(version, MARKED_AFTER) > 0 ? version : undefined;
}

/** Export or `Type.member` -> the version to show. */
export function shownVersions({exports, members}: SinceFile): Record<string, string> {
  const all = [
    ...Object.entries(exports),
    ...Object.entries(members).flatMap(([type, versions]) =>
      Object.entries(versions).map(
        ([name, version]) => [`${/^\w+$/.test(type) ? type : ''}.${name}`, version] as const,
      ),
    ),
  ];
  return Object.fromEntries(all.filter(([name, version]) => !name.startsWith('.') && shown(version)));
}
