/**
 * Names from other libraries and from older versions, which no page has or only a table of translations, and the words
 * here for the same thing. Keys are in lower case.
 */
export const OTHER_NAMES: Record<string, string> = {
  // TanStack Query
  reactquery: 'tanstack query',
  queryclient: 'tanstack query migrating',
  usequeryclient: 'tanstack query migrating',
  queryclientprovider: 'tanstack query migrating',
  querykey: 'argument cache key',
  onsettled: 'onSuccess onError callback',
  ensurequerydata: 'initiate',
  fetchquery: 'initiate',
  retrydelay: 'retry backoff',
  refetchinterval: 'pollingInterval',
  refetchonwindowfocus: 'refetchOnFocus',
  // SWR
  useswr: 'swr migrating',
  useswrmutation: 'swr useMutation migrating',
  useswrinfinite: 'infinite query',
  dedupinginterval: 'identical request shared',
  revalidateonfocus: 'refetchOnFocus',
  revalidateonreconnect: 'refetchOnReconnect',
  revalidate: 'refetch',
  refreshinterval: 'pollingInterval',
  // Apollo Client
  apolloclient: 'apollo migrating',
  inmemorycache: 'apollo normalized cache',
  apolloprovider: 'apollo ApiProvider',
  // Redux by hand, and around it
  mapstatetoprops: 'connect useSelector',
  mapstate: 'connect useSelector',
  mapdispatchtoprops: 'connect useDispatch',
  mapdispatch: 'connect useDispatch',
  composeenhancers: 'devTools enhancers',
  composewithdevtools: 'devTools enhancers',
  thunkmiddleware: 'thunk middleware',
  configuremockstore: 'redux-mock-store testing',
  batchactions: 'batch notifications',
  reduxundo: 'undo',
  localforage: 'redux-persist storage',
  epic: 'redux-observable listener',
  epics: 'redux-observable listener',
  saga: 'redux-saga listener',
  // Redux Toolkit 1.x
  anyaction: 'UnknownAction',
  middlewarearray: 'Tuple',
  // Tools
  formik: 'form',
  nock: 'testing fake server',
  cypress: 'testing',
  playwright: 'testing',
  socketio: 'streaming updates websocket',
  signalr: 'streaming updates websocket',
  expo: 'react native',
  metro: 'react native',
  commonjs: 'require package files',
  cjs: 'require package files',
};
