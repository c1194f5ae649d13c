import {isAction} from '@reduxjs/toolkit';
import type {StoreEnhancer} from '@reduxjs/toolkit';

export interface ExportLog {
  exportLog: () => string[];
}

export const withExportLog: StoreEnhancer<ExportLog> =
  (createStore) => (reducer, preloadedState) => {
    const types: string[] = [];
    const store = createStore(reducer, preloadedState);
    return {
      ...store,
      dispatch(action) {
        types.push(isAction(action) ? action.type : typeof action);
        return store.dispatch(action);
      },
      exportLog: () => [...types],
    };
  };
