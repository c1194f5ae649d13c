// #region wrong
import {configureStore, Tuple, type Middleware} from '@reduxjs/toolkit';
import {rootReducer} from './store';

export const logged: unknown[] = [];

const log: Middleware = () => (next) => (action) => {
  logged.push(action);
  return next(action);
};

export const refused = configureStore({
  reducer: rootReducer,
  enhancers: (getDefaultEnhancers) =>
    getDefaultEnhancers({autoBatch: false}),
  // ts: Wrong: `middleware` stands after `enhancers`.
  // @ts-expect-error Source has 2 element(s) but target allows only 1
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(log),
});
// #endregion

// #region right
export const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(log),
  enhancers: (getDefaultEnhancers) =>
    getDefaultEnhancers({autoBatch: false}),
});
// #endregion

// #region spread
export const spread = configureStore({
  reducer: rootReducer,
  // ts: Wrong: a spread makes an ordinary array, not a Tuple.
  // @ts-expect-error Property 'prepend' is missing
  middleware: (getDefaultMiddleware) => [...getDefaultMiddleware(), log],
});

export const tuple = configureStore({
  reducer: rootReducer,
  middleware: () => new Tuple(log),
});
// #endregion

// #region thunk
export const noThunks = configureStore({
  reducer: rootReducer,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({thunk: false}),
});

export const dispatchFunction = () =>
  // Wrong: without the thunk middleware, a function is not an action.
  // @ts-expect-error this dispatch takes no function
  noThunks.dispatch(() => {});
// #endregion
