import {queriesOf} from '../relevanceQuery';

/** Pasted from a console: whole, in part, and with the values of a real program. */
export const messages = queriesOf('message', [
  [
    'A non-serializable value was detected in an action, in the path: `payload.createdAt`. Value: Sun Nov 15 2026',
    'api/serializabilityMiddleware',
    'usage/usage-guide',
  ],
  [
    'A non-serializable value was detected in the state, in the path: `session.socket`',
    'api/serializabilityMiddleware',
    'usage/usage-guide',
    'rtk-query/api/created-api/redux-integration',
  ],
  ['non-serializable value was detected', 'api/serializabilityMiddleware', 'usage/usage-guide'],
  [
    'SerializableStateInvariantMiddleware took 48ms, which is more than the warning threshold of 32ms',
    'api/serializabilityMiddleware',
    'api/getDefaultMiddleware',
  ],
  [
    'A state mutation was detected between dispatches, in the path "board.lanes.0"',
    'api/immutabilityMiddleware',
  ],
  [
    'Invariant Violation: A state mutation was detected inside a dispatch, in the path: cart.items',
    'api/immutabilityMiddleware',
  ],
  ['ImmutableStateInvariantMiddleware took 61ms', 'api/immutabilityMiddleware', 'api/getDefaultMiddleware'],
  [
    'Detected an action creator with type "orders/placed" being dispatched',
    ['api/getDefaultMiddleware', 'tutorials/quick-start'],
  ],
  [
    '`reducer` is a required argument, and must be a function or an object of functions that can be passed to combineReducers',
    'api/configureStore',
  ],
  [
    'Duplicate middleware references found when creating the store',
    'api/configureStore',
    'api/getDefaultMiddleware',
  ],
  ['`middleware` field must be a callback', 'api/configureStore'],
  [
    'middlewares were provided, but middleware enhancer was not included in final enhancers',
    'api/configureStore',
  ],
  ['Store does not have a valid reducer', ['api/configureStore', 'tutorials/quick-start']],
  ['No reducer provided for key "user"', ['api/configureStore', 'tutorials/quick-start']],
  ['Unexpected key "theme" found in preloadedState argument passed to createStore', 'api/configureStore'],
  ['Actions must be plain objects. Instead, the actual type was: Promise', 'api/configureStore'],
  ['Reducers may not dispatch actions', 'api/configureStore'],
  [
    'could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
    'tutorials/quick-start',
  ],
  [
    'Selector unknown returned a different result when called with the same parameters',
    'tutorials/quick-start',
    'api/createSelector',
  ],
  ['prepareAction did not return an object', 'api/createAction'],
  ['Aborted due to condition callback returning false', 'api/createAsyncThunk'],
  ['External signal was aborted', 'api/createAsyncThunk'],
  ['The entity passed to the `selectId` implementation returned undefined', 'api/createEntityAdapter'],
  ['listenerMiddleware/error', 'api/createListenerMiddleware'],
  [
    'Creating or removing a listener requires one of the known fields for matching an action',
    'api/createListenerMiddleware',
  ],
  ['listenerMiddleware: getOriginalState can only be called synchronously', 'api/createListenerMiddleware'],
  ['The object notation for `createReducer` has been removed', 'api/createReducer', 'usage/usage-guide'],
  ['`builder.addCase` should only be called before calling `builder.addMatcher`', 'api/createReducer'],
  [
    'addCase cannot be called with two reducers for the same action type cart/added',
    'api/createReducer',
    'api/createSlice',
  ],
  ['addCase cannot be called with an empty action type', 'api/createReducer', 'api/createSlice'],
  [
    'A case reducer on a non-draftable value must not return undefined',
    'api/createReducer',
    'usage/immer-reducers',
  ],
  ['An input selector returned a different result when passed same arguments', 'api/createSelector'],
  ['The result function returned its own inputs without modification. e.g', 'api/createSelector'],
  ['createSelector expects all input-selectors to be functions', 'api/createSelector'],
  ['You must provide an `initialState` value that is not `undefined`', 'api/createSlice'],
  ['Cannot use `create.asyncThunk` in the built-in `createSlice`', 'api/createSlice'],
  ['selectSlice returned undefined for an uninjected slice reducer', 'api/createSlice'],
  [
    'The object notation for `createSlice.extraReducers` has been removed',
    'api/createSlice',
    'usage/usage-guide',
  ],
  [
    '[Immer] An immer producer returned a new value *and* modified its draft',
    'usage/immer-reducers',
    'tutorials/quick-start',
  ],
  ["[Immer] The plugin for 'MapSet' has not been loaded into Immer", 'usage/immer-reducers'],
  ["Cannot perform 'get' on a proxy that has been revoked", 'usage/immer-reducers'],
  [
    "TypeError: Cannot assign to read only property 'name' of object '#<Object>'",
    ['usage/immer-reducers', 'api/immutabilityMiddleware', 'rtk-query/usage/queries'],
    'api/createEntityAdapter',
    'rtk-query/api/created-api/redux-integration',
  ],
  ['Minified Redux Toolkit error #26', 'api/other-exports'],
  [
    'Existing Redux context detected. If you already have a store set up, please use the traditional Redux setup.',
    'rtk-query/api/ApiProvider',
    'tutorials/rtk-query',
  ],
  [
    'Warning: Middleware for RTK-Query API at reducerPath "api" has not been added to the store.',
    'rtk-query/api/created-api/redux-integration',
    'tutorials/rtk-query',
  ],
  [
    'No data found at `state.api`. Did you forget to add the reducer to the store?',
    'rtk-query/api/created-api/redux-integration',
  ],
  [
    'There is a mismatch between slice and middleware for the reducerPath "shopApi"',
    'rtk-query/api/created-api/redux-integration',
  ],
  [
    'Cannot refetch a query that has not been started yet.',
    ['rtk-query/api/created-api/hooks', 'rtk-query/usage/conditional-fetching'],
  ],
  [
    "Tag type 'Invoice' was used, but not specified in `tagTypes`!",
    ['rtk-query/api/createApi', 'rtk-query/usage/automated-refetching'],
  ],
  [
    'called `injectEndpoints` to override already-existing endpointName getUser without specifying `overrideExisting: true`',
    'rtk-query/api/created-api/code-splitting',
  ],
  [
    'An unhandled error occurred processing a request for the endpoint "getParcel". In the case of an unhandled error, no tags will be "provided" or "invalidated".',
    ['rtk-query/usage/error-handling', 'rtk-query/usage/queries'],
  ],
  [
    'Error encountered handling the endpoint getTrips. baseQuery should return an object',
    'rtk-query/api/createApi',
    'rtk-query/usage/error-handling',
  ],
  [
    'Warning: `fetch` is not available. Please supply a custom `fetchFn` property',
    'rtk-query/api/fetchBaseQuery',
    'rtk-query/usage/server-side-rendering',
  ],
  [
    'TypeError: Failed to parse URL from /orders',
    ['rtk-query/api/fetchBaseQuery', 'rtk-query/usage/examples'],
  ],
  [
    'When using custom hooks for context, all 3 hooks need to be provided: useDispatch, useSelector, useStore',
    'rtk-query/usage/customizing-create-api',
  ],
  ['Promise never resolved before cacheEntryRemoved.', 'rtk-query/usage/streaming-updates'],
  ['pollingInterval 3000000000 is larger than the maximum timer delay', 'rtk-query/usage/polling'],
  [
    'Encountered a TypeScript configfile, but neither esbuild-runner nor ts-node are installed',
    'rtk-query/usage/code-generation',
  ],
  [
    'When using `fakeBaseQuery`, all queries & mutations must use the `queryFn` definition syntax',
    'rtk-query/usage/customizing-queries',
  ],
  ['PARSING_ERROR', 'rtk-query/api/fetchBaseQuery', 'rtk-query/usage/error-handling'],
  ['TIMEOUT_ERROR', 'rtk-query/api/fetchBaseQuery', 'rtk-query/usage/error-handling'],
  ['getPreviousPageParam for endpoint', 'rtk-query/usage/pagination'],
  [
    'upsertQueryEntries: the value for "getSeat" is a promise',
    'rtk-query/api/created-api/api-slice-utils',
    'rtk-query/usage/manual-cache-updates',
  ],
]);
