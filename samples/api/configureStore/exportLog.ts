import {configureStore} from '@reduxjs/toolkit';
import type {Dispatch} from '@reduxjs/toolkit';
import {roastFinished, roastsSlice, roastStarted} from './roastsSlice';
import {withExportLog} from './withExportLog';

const roastOnce = (beans: string) => (dispatch: Dispatch) => {
  dispatch(roastStarted(beans));
  dispatch(roastFinished());
};

export const inner = configureStore({
  reducer: {roasts: roastsSlice.reducer},
  enhancers: (getDefaultEnhancers) =>
    getDefaultEnhancers().concat(withExportLog),
});

export const outer = configureStore({
  reducer: {roasts: roastsSlice.reducer},
  enhancers: (getDefaultEnhancers) =>
    getDefaultEnhancers().prepend(withExportLog),
});

inner.dispatch(roastOnce('Yirgacheffe'));
console.log('concat: ', inner.exportLog());

outer.dispatch(roastOnce('Yirgacheffe'));
console.log('prepend:', outer.exportLog());
