import {configureStore} from '@reduxjs/toolkit';

const moves = (state: string[] = [], action: {type: string}) =>
  action.type === 'clock/pressed' ? [...state, 'd4', 'c4'] : state;

export const store = configureStore({reducer: {moves}});
store.dispatch({type: 'clock/pressed'});

// As a component or a selector might do: sort() works in place.
const sheet = store.getState().moves.sort();
console.log('sorted for the sheet:', sheet);

try {
  store.dispatch({type: 'clock/pressed'});
} catch (error) {
  console.log(String(error));
}
console.log('moves:', store.getState().moves);
