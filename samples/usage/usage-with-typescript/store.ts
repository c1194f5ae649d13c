import {combineReducers, configureStore} from '@reduxjs/toolkit';
import {classesSlice} from './classesSlice';

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

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
