import {createReducer} from '@reduxjs/toolkit';
import {armPushed} from './turnstile';

const readCount = () => Number(localStorage.getItem('passages') ?? 0);

export const passageCount = createReducer(readCount, (builder) => {
  builder.addCase(armPushed, (count) => count + 1);
});
