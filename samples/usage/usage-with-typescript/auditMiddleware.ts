// #region middleware
import {isAction, type Middleware} from '@reduxjs/toolkit';
import {classAdded} from './classesSlice';
import type {rootReducer} from './store';

export const audit: string[] = [];

// ts: From the reducer: the store's type contains its middleware.
type AuditedState = ReturnType<typeof rootReducer>;

export const auditMiddleware: Middleware<unknown, AuditedState> =
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
