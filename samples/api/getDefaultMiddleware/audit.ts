import {isAction} from '@reduxjs/toolkit';
import type {Middleware} from '@reduxjs/toolkit';

/** Notes what reaches its place in the chain. */
export const createAudit = (notes: string[]): Middleware => {
  return () => (next) => (action) => {
    notes.push(isAction(action) ? action.type : typeof action);
    return next(action);
  };
};
