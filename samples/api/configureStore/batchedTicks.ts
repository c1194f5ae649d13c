import {configureStore} from '@reduxjs/toolkit';
import {roastFinished, roastsSlice, temperatureRead} from './roastsSlice';

export const store = configureStore({reducer: roastsSlice.reducer});

store.subscribe(() => {
  console.log('  subscribers see', store.getState().celsius);
});

console.log('three readings');
store.dispatch(temperatureRead(180));
store.dispatch(temperatureRead(190));
store.dispatch(temperatureRead(200));
console.log('the state is', store.getState().celsius);

// Let the queued notification run.
await new Promise((resolve) => setTimeout(resolve, 20));

console.log('one reading, then a normal action');
store.dispatch(temperatureRead(205));
store.dispatch(roastFinished());
console.log('done');
