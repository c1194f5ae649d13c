import type {ActionReducerMapBuilder, createAction, createReducer} from '@reduxjs/toolkit';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {Builder, Creators} from './reducers';
import type {Library, LibraryAction} from './witnesses.proof';

declare const ours: Creators;
declare const builder: ActionReducerMapBuilder<Library>;
declare const ourBuilder: Builder<Library>;

export type Proofs = [
  Proof<[Alike<typeof createAction, Creators['createAction']>]>,
  Proof<[Alike<typeof createReducer<Library>, typeof ours.createReducer<Library>>]>,
  Proven<Unlike<ActionReducerMapBuilder<Library>, Omit<Builder<Library>, 'addMatcher'>>>,
  Proof<[Alike<typeof builder.addMatcher<LibraryAction>, typeof ourBuilder.addMatcher<LibraryAction>>]>,
];
