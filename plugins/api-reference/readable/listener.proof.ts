import {
  createListenerMiddleware,
  type AnyListenerPredicate,
  type ForkedTask,
  type ForkedTaskAPI,
  type ListenerEffectAPI,
  type ListenerMiddlewareInstance,
} from '@reduxjs/toolkit';
import type {Alike, Interchangeable, Proof, Proven, Unlike} from './alike.proof';
import type {Creators, EffectAPI, Fork, ForkAPI, Instance} from './listener';
import type {Book, Clock, Library, LibraryDispatch} from './witnesses.proof';

declare const ours: Creators;
declare const api: ListenerEffectAPI<Library, LibraryDispatch, Clock>;
// Only a call without type arguments takes the default of the first one.
const made = createListenerMiddleware();
const oursMade = ours.createListenerMiddleware();
type OurApi = EffectAPI<Library>;

export type Proofs = [
  // With all type arguments, with each default, and with none.
  Proof<
    [
      Alike<
        typeof createListenerMiddleware<Library, LibraryDispatch, Clock>,
        typeof ours.createListenerMiddleware<Library, LibraryDispatch, Clock>
      >,
    ]
  >,
  Proof<
    [
      Alike<
        typeof createListenerMiddleware<Library, LibraryDispatch>,
        typeof ours.createListenerMiddleware<Library, LibraryDispatch>
      >,
    ]
  >,
  Proof<[Alike<typeof createListenerMiddleware<Library>, typeof ours.createListenerMiddleware<Library>>]>,
  Proof<[Alike<typeof made, typeof oursMade>]>,
  Proven<
    Unlike<
      ListenerMiddlewareInstance<Library, LibraryDispatch, Clock>,
      Instance<Library, LibraryDispatch, Clock>
    >
  >,
  Proven<Unlike<typeof api, Omit<OurApi, 'take' | 'condition'>>>,
  Proof<[Interchangeable<typeof api.condition, OurApi['condition']>]>,
  // It returns the action that the predicate narrows to; ours says what it returns when it narrows nothing.
  Proof<[Interchangeable<typeof api.take<AnyListenerPredicate<Library>>, OurApi['take']>]>,
  Proven<Unlike<ForkedTaskAPI, ForkAPI>>,
  Proven<Unlike<ForkedTask<Book>, Fork<Book>>>,
];
