import {clearAllListeners} from '@reduxjs/toolkit';
import {windowOpened} from './heatingSlice';
import {addAppListener, removeAppListener} from './listenerMiddleware';
import {store} from './store';

const options = {
  actionCreator: windowOpened,
  effect: () => console.log('A window is open'),
};

const remove = store.dispatch(addAppListener(options));
store.dispatch(windowOpened());
console.log('add:', typeof remove);

console.log('remove:', store.dispatch(removeAppListener(options)));
console.log('remove again:', store.dispatch(removeAppListener(options)));
console.log('clear:', store.dispatch(clearAllListeners()));
