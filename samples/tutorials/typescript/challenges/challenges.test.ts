import {expect, expectTypeOf, it, vi} from 'vitest';
import {levelClosed, levelOpened} from './src/garageSlice';
import {noteAdded, type Note} from './src/shiftSlice';
import {store} from './src/store';

it('gives every note an id, and notes what happens at the gates', async () => {
  expectTypeOf(noteAdded).parameters.toEqualTypeOf<
    [note: Omit<Note, 'id'>]
  >();
  store.dispatch(noteAdded({level: 'roof', text: 'is dirty'}));
  store.dispatch(levelClosed('roof'));
  store.dispatch(levelOpened('ground'));
  const notes = () => store.getState().shift.notes;
  await vi.waitFor(() => expect(notes()).toHaveLength(3));
  expect(notes().map(({level, text}) => `${level} ${text}`)).toEqual([
    'roof is dirty',
    'roof was closed',
    'ground was opened',
  ]);
  expect(new Set(notes().map(({id}) => id)).size).toBe(3);
});
