import {createDynamicMiddleware, type DynamicMiddlewareInstance} from '@reduxjs/toolkit';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {Creators, DefaultMiddlewareOptions, Instance} from './middleware';
import type {GetDefaultMiddleware} from './unexported';
import type {Library, LibraryDispatch} from './witnesses.proof';

declare const ours: Creators;
// Only a call without type arguments takes the default of the first one.
const made = createDynamicMiddleware();
const oursMade = ours.createDynamicMiddleware();
type Options = NonNullable<Parameters<GetDefaultMiddleware<Library>>[0]>;

export type Proofs = [
  Proven<Unlike<Options, DefaultMiddlewareOptions<unknown>>>,
  Proof<
    [
      Alike<
        typeof createDynamicMiddleware<Library, LibraryDispatch>,
        typeof ours.createDynamicMiddleware<Library, LibraryDispatch>
      >,
      Alike<typeof createDynamicMiddleware<Library>, typeof ours.createDynamicMiddleware<Library>>,
      Alike<typeof made, typeof oursMade>,
    ]
  >,
  Proven<Unlike<DynamicMiddlewareInstance<Library, LibraryDispatch>, Instance<Library, LibraryDispatch>>>,
];
