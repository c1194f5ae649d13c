import type {AnyListenerPredicate, UnknownAction} from '@reduxjs/toolkit';
import {addAppListener} from './listenerMiddleware';
import type {AppDispatch, RootState} from './store';

/** Resolves with the next action that fits, or with null in the end. */
export const nextAction =
  (predicate: AnyListenerPredicate<RootState>, timeout: number) =>
  (dispatch: AppDispatch) =>
    new Promise<UnknownAction | null>((resolve) => {
      const end = (result: UnknownAction | null) => {
        remove();
        clearTimeout(timer);
        resolve(result);
      };
      const remove = dispatch(addAppListener({predicate, effect: end}));
      const timer = setTimeout(end, timeout, null);
    });
