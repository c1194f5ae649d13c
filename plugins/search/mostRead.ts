import type {PageLink} from './client/searchClient';

/** Offered when nothing is found, or nothing can be searched. A test holds them against the pages. */
export const mostRead: PageLink[] = [
  {url: '/introduction/getting-started', title: 'Getting started'},
  {url: '/tutorials/quick-start', title: 'Quick start'},
  {url: '/api/createSlice', title: 'createSlice'},
  {url: '/api/configureStore', title: 'configureStore'},
  {url: '/rtk-query/overview', title: 'RTK Query overview'},
  {url: '/rtk-query/api/createApi', title: 'createApi'},
];
