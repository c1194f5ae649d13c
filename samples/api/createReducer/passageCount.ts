import {createReducer} from '@reduxjs/toolkit';
import {armPushed} from './turnstile';

const readCount = () => {
  try {
    return Number(localStorage.getItem('passages')) || 0;
  } catch {
    return 0; // on a server, or if the browser blocks storage
  }
};

export const passageCount = createReducer(readCount, (builder) => {
  builder.addCase(armPushed, (count) => count + 1);
});
