/// <reference types="vite/client" />

// #region store
import {configureStore} from '@reduxjs/toolkit';
import {rootReducer} from './rootReducer';

export const store = configureStore({reducer: rootReducer});

// `import.meta.hot` exists only while the development server runs.
import.meta.hot?.accept('./rootReducer', (edited) => {
  // Nothing arrives if the edited file has a syntax error.
  if (edited) store.replaceReducer(edited.rootReducer);
});
// #endregion
