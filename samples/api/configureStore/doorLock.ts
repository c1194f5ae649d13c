import type {Middleware} from '@reduxjs/toolkit';
import {roastFinished} from './roastsSlice';

/** Opens the door of the drum after each roast. */
export const doorLock: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (roastFinished.match(action)) console.log('The door opens.');
  return result;
};
