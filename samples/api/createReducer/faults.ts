import {createAction, createReducer, type Action} from '@reduxjs/toolkit';
import {armPushed} from './turnstile';

export const coinJammed = createAction('fault/coinJammed');
export const armStuck = createAction('fault/armStuck');

const initialState = {jams: 0, faults: 0, closed: false, other: 0};

const isFault = (action: Action) => action.type.startsWith('fault/');

export const faultsReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(coinJammed, (state) => {
      state.jams += 1;
    })
    .addMatcher(isFault, (state) => {
      state.faults += 1;
    })
    .addMatcher(isFault, (state) => {
      // Sees the number that the matcher above has just written.
      state.closed = state.faults >= 2;
    })
    .addDefaultCase((state) => {
      state.other += 1;
    });
});

let state = faultsReducer.getInitialState();
for (const action of [coinJammed(), armPushed(), armStuck()]) {
  state = faultsReducer(state, action);
  console.log(action.type, state);
}
