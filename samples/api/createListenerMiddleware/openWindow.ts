import {boilerSwitched, windowOpened} from './heatingSlice';
import {startAppListening} from './listenerMiddleware';
import {store} from './store';

startAppListening({
  actionCreator: windowOpened,
  effect: (action, {dispatch, getState, getOriginalState}) => {
    console.log('heard', action.type);
    console.log('before', getOriginalState().heating);
    console.log('after ', getState().heating);
    dispatch(boilerSwitched(false));
  },
});

store.dispatch(windowOpened());
console.log('now   ', store.getState().heating);
