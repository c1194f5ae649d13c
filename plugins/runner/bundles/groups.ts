/**
 * The packages that samples may import, bundled in groups: a reader loads the groups that a sample needs, once. Of a package
 * that has more than samples use, the names that are there are listed.
 */
export const GROUPS = {
  core: {'@reduxjs/toolkit': '*', redux: '*', immer: '*', reselect: '*', 'redux-thunk': '*'},
  query: {'@reduxjs/toolkit/query': '*'},
  react: {
    react: '*',
    'react/jsx-runtime': '*',
    'react-dom': '*',
    'react-dom/client': '*',
    'react-redux': '*',
  },
  'react-toolkit': {'@reduxjs/toolkit/react': '*', '@reduxjs/toolkit/query/react': '*'},
  msw: {msw: ['http', 'HttpResponse', 'delay', 'getResponse']},
  zod: {zod: '*'},
} as const satisfies Record<string, Record<string, '*' | readonly string[]>>;

export type Group = keyof typeof GROUPS;

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** What a group imports from others, which are loaded before it. */
const NEEDS: Partial<Record<Group, Group[]>> = {
  query: ['core'],
  react: ['core'],
  'react-toolkit': ['core', 'query', 'react'],
};

export function packagesOf(group: Group): [name: string, names: '*' | readonly string[]][] {
  return Object.entries(GROUPS[group]);
}

/** The groups that define these packages, in the order in which they are to be loaded. */
export function groupsOf(packages: readonly string[]): Group[] {
  const wanted = new Set<Group>();
  for (const name of packages) {
    const group = GROUP_NAMES.find((one) => name in GROUPS[one]);
    if (!group) throw new Error(`No group of plugins/runner/bundles/groups.ts has the package ${name}.`);
    for (const one of [...(NEEDS[group] ?? []), group]) wanted.add(one);
  }
  return GROUP_NAMES.filter((group) => wanted.has(group));
}
