import {createAction, type AsyncThunk, type isAllOf, type isAnyOf, type isPending} from '@reduxjs/toolkit';
import type {Alike, Interchangeable, Proof} from './alike.proof';
import type {Combinations, Lifecycle} from './matchers';
import type {Book} from './witnesses.proof';

const added = createAction<Book>('added');
const removed = createAction<string>('removed');
type Matchers = [typeof added, typeof removed.match];
type Thunk = AsyncThunk<Book, string, {}>;
type AnyPending = ReturnType<AsyncThunk<unknown, unknown, {}>['pending']>;
type OurPending = Lifecycle<[Thunk], AnyPending, ReturnType<Thunk['pending']>>['isPending'];

export type Proofs = [
  Proof<
    [
      Alike<typeof isAnyOf<Matchers>, Combinations<Matchers>['isAnyOf']>,
      Alike<typeof isAllOf<Matchers>, Combinations<Matchers>['isAllOf']>,
    ]
  >,
  // The signature with type arguments, and each of the two without.
  Proof<[Interchangeable<typeof isPending<[Thunk]>, Named<OurPending>>]>,
  Proof<[typeof isPending extends Without<OurPending> ? true : false]>,
];

type Named<F> = F extends {
  (...args: infer _A): infer _R;
  (...args: infer _B): infer _S;
  (...args: infer P): infer R;
}
  ? (...args: P) => R
  : never;
type Without<F> = F extends {
  (...args: infer P): infer R;
  (...args: infer Q): infer S;
  (...args: infer _A): infer _R;
}
  ? {(...args: P): R; (...args: Q): S}
  : never;
