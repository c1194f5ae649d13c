import {configureStore} from '@reduxjs/toolkit';
import {rootReducer} from './rootReducer';

export const store = configureStore({reducer: rootReducer});
console.log('started: ', Object.keys(store.getState()));

const {chaptersParsed, selectTitle} = await import('./chaptersSlice');
console.log('injected:', Object.keys(store.getState()));
console.log('selector:', selectTitle(store.getState()));

store.dispatch(chaptersParsed(['Intro', 'Interview']));
console.log('action:  ', Object.keys(store.getState()));
console.log('selector:', selectTitle(store.getState()));
