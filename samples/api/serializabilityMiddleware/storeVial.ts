import {configureStore} from '@reduxjs/toolkit';
import {doorClosed, freezerSlice, vialStored} from './freezerSlice';

export const store = configureStore({
  reducer: {freezer: freezerSlice.reducer},
});

store.dispatch(vialStored({id: 'V-1', storedAt: new Date(0)}));

console.log('Now an action without a date:');
store.dispatch(doorClosed());
