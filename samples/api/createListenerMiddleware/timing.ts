import {
  configureStore,
  createAction,
  createListenerMiddleware,
} from '@reduxjs/toolkit';

const doorbellRang = createAction('house/doorbellRang');
const {middleware, startListening} = createListenerMiddleware();

const store = configureStore({
  reducer: (rings: number = 0, action) =>
    doorbellRang.match(action) ? rings + 1 : rings,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware().prepend(middleware),
});

startListening({
  actionCreator: doorbellRang,
  effect: async (_action, {getState}) => {
    console.log('1. effect starts; the reducer has run:', getState());
    await Promise.resolve();
    console.log('3. effect goes on');
  },
});

store.dispatch(doorbellRang());
console.log('2. dispatch has returned');
