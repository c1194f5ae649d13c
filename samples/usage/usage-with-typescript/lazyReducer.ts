import {combineSlices} from '@reduxjs/toolkit';
import {classesSlice} from './classesSlice';

export interface LazySlices {}

export const lazyReducer =
  combineSlices(classesSlice).withLazyLoadedSlices<LazySlices>();

export type LazyState = ReturnType<typeof lazyReducer>;
