import {configureStore} from '@reduxjs/toolkit';
import {bikes} from './bikes';

// Thunks, DevTools and the checks are included.
export const store = configureStore({reducer: {bikes}});
