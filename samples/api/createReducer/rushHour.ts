import {configureStore} from '@reduxjs/toolkit';
import {armPushed, coinInserted, turnstileReducer} from './turnstile';

const store = configureStore({reducer: turnstileReducer});

store.dispatch(armPushed());
console.log('push:', store.getState());
store.dispatch(coinInserted(250));
console.log('coin:', store.getState());
store.dispatch(armPushed());
console.log('push:', store.getState());
