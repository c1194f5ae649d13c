import {setupListeners} from '@reduxjs/toolkit/query';
import {makeStore} from './makeStore';

export const store = makeStore();

export const stopListening = setupListeners(store.dispatch);
