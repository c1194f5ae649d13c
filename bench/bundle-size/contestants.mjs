/**
 * What is measured. Each entry exports what an app needs for queries, mutations and, where the tool has them in the
 * same package, infinite lists. React itself is left out of every bundle, everything else is in.
 *
 * @typedef {{entry: string, label: string, packages: string[]}} Contestant
 */

/** @type {Contestant[]} */
export const contestants = [
  {
    entry: 'redux-toolkit',
    label: 'Redux Toolkit, React-Redux',
    packages: ['@reduxjs/toolkit', 'react-redux'],
  },
  {
    entry: 'rtk-query',
    label: '… and RTK Query',
    packages: ['@reduxjs/toolkit', 'react-redux'],
  },
  {
    entry: 'rtk-query-alone',
    label: 'RTK Query with ApiProvider',
    packages: ['@reduxjs/toolkit', 'react-redux'],
  },
  {entry: 'rtk-query-no-react', label: 'RTK Query without React', packages: ['@reduxjs/toolkit']},
  {entry: 'tanstack-query', label: 'TanStack Query', packages: ['@tanstack/react-query']},
  {entry: 'swr', label: 'SWR', packages: ['swr']},
  {entry: 'urql', label: 'urql', packages: ['urql', '@urql/core']},
  {entry: 'apollo-client', label: 'Apollo Client', packages: ['@apollo/client', 'graphql', 'rxjs']},
];
