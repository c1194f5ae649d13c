import {
  combineSlices,
  configureStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';

// ts: Only what the helper uses, so that every API slice fits.
interface ApiParts<Path extends string, State> {
  reducerPath: Path;
  reducer: Reducer<State>;
  middleware: Middleware;
}

export function makeStoreFor<Path extends string, State>(
  api: ApiParts<Path, State>,
) {
  // ts: A variable of its own: inline, the state would be typed `any`.
  const rootReducer = combineSlices(api);
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(api.middleware),
  });
}
