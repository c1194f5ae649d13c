/** The docs pages of the specification, by folder. The list is written out, so that it can be held against it. */
const folders = {
  introduction: ['getting-started'],
  tutorials: ['overview', 'quick-start', 'rtk-query', 'typescript'],
  usage: ['usage-guide', 'immer-reducers', 'usage-with-typescript'],
  api: [
    'configureStore',
    'createAction',
    'createAsyncThunk',
    'createEntityAdapter',
    'createListenerMiddleware',
    'createReducer',
    'createSelector',
    'createSlice',
    'getDefaultMiddleware',
    'immutabilityMiddleware',
    'matching-utilities',
    'other-exports',
    'serializabilityMiddleware',
  ],
  'rtk-query': ['overview', 'comparison', 'usage-with-typescript'],
  'rtk-query/api': ['ApiProvider', 'createApi', 'fetchBaseQuery', 'setupListeners'],
  'rtk-query/api/created-api': [
    'api-slice-utils',
    'code-splitting',
    'endpoints',
    'hooks',
    'overview',
    'redux-integration',
  ],
  'rtk-query/usage': [
    'automated-refetching',
    'cache-behavior',
    'code-generation',
    'code-splitting',
    'conditional-fetching',
    'customizing-create-api',
    'customizing-queries',
    'error-handling',
    'examples',
    'manual-cache-updates',
    'migrating-to-rtk-query',
    'mutations',
    'pagination',
    'persistence-and-rehydration',
    'polling',
    'prefetching',
    'queries',
    'server-side-rendering',
    'streaming-updates',
    'usage-without-react-hooks',
  ],
};

export const docIds = Object.entries(folders).flatMap(([folder, names]) =>
  names.map((name) => `${folder}/${name}`),
);

export const docRoutes = docIds.map((id) => `/${id}`);

export const routes = ['/', '/search', ...docRoutes];

/** An address that no page has. */
export const missingRoute = '/api/creatSlice';
