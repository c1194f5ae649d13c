import {combineReducers, configureStore} from '@reduxjs/toolkit';
import {classesSlice} from './classesSlice';

// #region store
export interface Desk {
  reserve(classId: string): Promise<{seat: number; cached: boolean} | null>;
}

export const rootReducer = combineReducers({
  studio: classesSlice.reducer,
});

export const makeStore = (desk: Desk) =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({thunk: {extraArgument: desk}}),
  });

// From the reducer, so that a middleware may use it, too.
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ReturnType<typeof makeStore>['dispatch'];
// #endregion
