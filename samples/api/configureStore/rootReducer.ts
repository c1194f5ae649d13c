import {combineReducers} from '@reduxjs/toolkit';
import {roastsSlice} from './roastsSlice';
import {stockSlice} from './stockSlice';

export const rootReducer = combineReducers({
  roasts: roastsSlice.reducer,
  stock: stockSlice.reducer,
});
