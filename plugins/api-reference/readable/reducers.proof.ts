import {createAction, type ActionReducerMapBuilder, type createReducer} from '@reduxjs/toolkit';
import type {Alike, Proof, Proven, Unlike} from './alike.proof';
import type {Builder, Creators} from './reducers';
import type {Library, LibraryAction} from './witnesses.proof';

declare const ours: Creators;
// Only a call without type arguments takes the default of the first one.
const closed = createAction('library/closed');
const oursClosed = ours.createAction('library/closed');
declare const builder: ActionReducerMapBuilder<Library>;
declare const ourBuilder: Builder<Library, LibraryAction>;

export type Proofs = [
  Proof<[Alike<typeof createAction, Creators['createAction']>, Alike<typeof closed, typeof oursClosed>]>,
  Proof<[Alike<typeof createReducer<Library>, typeof ours.createReducer<Library>>]>,
  Proven<
    Unlike<ActionReducerMapBuilder<Library>, Omit<Builder<Library, LibraryAction>, 'addMatcher' | 'addCase'>>
  >,
  Proof<[Alike<typeof builder.addMatcher<LibraryAction>, typeof ourBuilder.addMatcher>]>,
];

// Calls that both accept, and calls that both refuse.
declare const opened: {(hour: number): LibraryAction; type: 'library/opened'};
builder.addCase(opened, (state, {hour}) => void state.books.push(`${hour}`));
ourBuilder.addCase(opened, (state, {hour}) => void state.books.push(`${hour}`));
builder.addCase('library/opened', (state, action: LibraryAction) => void state.books.push(action.type));
ourBuilder.addCase('library/opened', (state, action: LibraryAction) => void state.books.push(action.type));
// @ts-expect-error The action has no such field.
builder.addCase(opened, (state, {minute}) => void state.books.push(minute));
// @ts-expect-error
ourBuilder.addCase(opened, (state, {minute}) => void state.books.push(minute));
const bare = (hour: number) => ({type: 'library/opened' as const, hour});
// @ts-expect-error A creator without a type.
builder.addCase(bare, () => {});
// @ts-expect-error
ourBuilder.addCase(bare, () => {});
