import {isAction, type Middleware} from '@reduxjs/toolkit';
import {classAdded} from './classesSlice';
import type {RootState} from './store';

export const audit: string[] = [];

// #region middleware
export const auditMiddleware: Middleware<unknown, RootState> =
  ({getState}) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (classAdded.match(action)) {
      const total = getState().studio.classes.ids.length;
      audit.push(`${action.payload.style}, ${total} in all`);
    } else if (isAction(action)) {
      audit.push(action.type);
    }
    return result;
  };
// #endregion
