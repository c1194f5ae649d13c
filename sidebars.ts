import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The one list of the docs pages: a page that is not here is not on the site. */
const sidebars: SidebarsConfig = {
  docs: [
    'introduction/getting-started',
    {
      type: 'category',
      label: 'Tutorials',
      collapsed: false,
      items: ['tutorials/overview', 'tutorials/quick-start', 'tutorials/typescript', 'tutorials/rtk-query'],
    },
    {
      type: 'category',
      label: 'Using Redux Toolkit',
      collapsed: false,
      items: ['usage/usage-guide', 'usage/immer-reducers', 'usage/usage-with-typescript'],
    },
    {
      type: 'category',
      label: 'API reference',
      items: [
        {
          type: 'category',
          label: 'Store setup',
          collapsed: false,
          items: [
            'api/configureStore',
            'api/getDefaultMiddleware',
            'api/immutabilityMiddleware',
            'api/serializabilityMiddleware',
            'api/createListenerMiddleware',
          ],
        },
        {
          type: 'category',
          label: 'Reducers and actions',
          collapsed: false,
          items: ['api/createSlice', 'api/createReducer', 'api/createAction', 'api/createAsyncThunk'],
        },
        {
          type: 'category',
          label: 'Data and helpers',
          collapsed: false,
          items: [
            'api/createEntityAdapter',
            'api/createSelector',
            'api/matching-utilities',
            'api/other-exports',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'RTK Query',
      collapsed: false,
      items: [
        'rtk-query/overview',
        'rtk-query/comparison',
        'rtk-query/usage-with-typescript',
        {
          type: 'category',
          label: 'Guides',
          items: [
            {
              type: 'category',
              label: 'Read and write data',
              collapsed: false,
              items: [
                'rtk-query/usage/queries',
                'rtk-query/usage/mutations',
                'rtk-query/usage/pagination',
                'rtk-query/usage/conditional-fetching',
                'rtk-query/usage/prefetching',
                'rtk-query/usage/polling',
                'rtk-query/usage/streaming-updates',
                'rtk-query/usage/error-handling',
              ],
            },
            {
              type: 'category',
              label: 'Work with the cache',
              collapsed: false,
              items: [
                'rtk-query/usage/cache-behavior',
                'rtk-query/usage/automated-refetching',
                'rtk-query/usage/manual-cache-updates',
                'rtk-query/usage/persistence-and-rehydration',
                'rtk-query/usage/server-side-rendering',
              ],
            },
            {
              type: 'category',
              label: 'Shape your API',
              collapsed: false,
              items: [
                'rtk-query/usage/customizing-queries',
                'rtk-query/usage/customizing-create-api',
                'rtk-query/usage/code-splitting',
                'rtk-query/usage/code-generation',
                'rtk-query/usage/usage-without-react-hooks',
                'rtk-query/usage/migrating-to-rtk-query',
                'rtk-query/usage/examples',
              ],
            },
          ],
        },
        {
          type: 'category',
          label: 'RTK Query reference',
          items: [
            'rtk-query/api/createApi',
            'rtk-query/api/fetchBaseQuery',
            'rtk-query/api/ApiProvider',
            'rtk-query/api/setupListeners',
            {
              type: 'category',
              label: 'The generated API object',
              collapsed: false,
              items: [
                'rtk-query/api/created-api/overview',
                'rtk-query/api/created-api/hooks',
                'rtk-query/api/created-api/endpoints',
                'rtk-query/api/created-api/api-slice-utils',
                'rtk-query/api/created-api/code-splitting',
                'rtk-query/api/created-api/redux-integration',
              ],
            },
          ],
        },
      ],
    },
  ],
};

export default sidebars;
