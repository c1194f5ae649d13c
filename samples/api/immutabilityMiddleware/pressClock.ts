import {configureStore} from '@reduxjs/toolkit';
import {clockReducer} from './clock';

export const store = configureStore({reducer: {clock: clockReducer}});

try {
  store.dispatch({type: 'clock/pressed'});
} catch (error) {
  console.log(String(error));
}
console.log('moves:', store.getState().clock.moves);

store.dispatch({type: 'clock/stopped'});
console.log('The next action passes.');
