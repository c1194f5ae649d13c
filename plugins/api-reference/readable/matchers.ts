import type {ActionMatchingAllOf, ActionMatchingAnyOf} from '@reduxjs/toolkit';
import type {AnyAsyncThunk, Matcher} from './unexported';

export interface Combinations<Matchers extends Matcher[]> {
  /** @of isAnyOf */
  isAnyOf: (...matchers: Matchers) => (action: unknown) => action is ActionMatchingAnyOf<Matchers>;
  /** @of isAllOf */
  isAllOf: (...matchers: Matchers) => (action: unknown) => action is ActionMatchingAllOf<Matchers>;
}

export interface Lifecycle<
  AsyncThunks extends [AnyAsyncThunk, ...AnyAsyncThunk[]],
  AnyPendingAction,
  PendingAction,
> {
  /** @of isPending */
  isPending: {
    /** Whether an action is the pending action of any thunk. */
    (action: unknown): action is AnyPendingAction;
    /** The same, as a function to pass on. */
    (): (action: unknown) => action is AnyPendingAction;
    /** A matcher for the thunks you name. */
    (...asyncThunks: AsyncThunks): (action: unknown) => action is PendingAction;
  };
}
