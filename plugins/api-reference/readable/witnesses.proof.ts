import type {Middleware, StoreEnhancer, ThunkDispatch, Tuple, UnknownAction} from '@reduxjs/toolkit';

// Types that stand for a reader's own, each unlike every other.

export interface Library {
  books: string[];
}
export type LibraryAction = {type: 'library/opened'; hour: number};
export interface Clock {
  now: () => number;
}
export type LibraryDispatch = ThunkDispatch<Library, Clock, UnknownAction>;
export type Middlewares = Tuple<readonly Middleware<{}, Library>[]>;
export type Enhancers = Tuple<readonly StoreEnhancer[]>;
export interface Book {
  isbn: string;
  title: string;
}
export interface Refusal {
  reason: string;
}
