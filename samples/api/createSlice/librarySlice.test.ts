import {
  createDraftSafeSelector,
  createSelector,
  createSlice,
} from '@reduxjs/toolkit';
import {expect, test} from 'vitest';
import {captureConsole} from '../../testing/captureConsole';
import {
  episodesReceived,
  librarySlice,
  type LibraryState,
} from './librarySlice';

async function readLibrary() {
  captureConsole();
  return import('./readLibrary');
}

const unplayed = [{id: 'e2', title: 'Night Trains', played: false}];

test('the same selectors at root, nested and local level', async () => {
  const {atRoot, inPlayer, library, local} = await readLibrary();
  expect(
    librarySlice.reducer(undefined, episodesReceived(library.episodes)),
  ).toEqual(library);
  expect(atRoot.selectUnplayed({library})).toEqual(unplayed);
  expect(inPlayer.selectUnplayed({player: {library}})).toEqual(unplayed);
  expect(local.selectUnplayed(library)).toEqual(unplayed);
  expect(atRoot.selectEpisode({library}, 'e1')?.title).toBe('Deep Sea');
});

test('a memoized selector is shared by all levels and kept under `unwrapped`', async () => {
  const {atRoot, inPlayer, library} = await readLibrary();
  expect(inPlayer.selectUnplayed({player: {library}})).toBe(
    atRoot.selectUnplayed({library}),
  );
  expect(inPlayer.selectUnplayed.unwrapped).toBe(
    atRoot.selectUnplayed.unwrapped,
  );
  expect(atRoot.selectUnplayed.unwrapped.recomputations()).toBe(1);
  expect('recomputations' in atRoot.selectUnplayed).toBe(false);
});

test.each([
  {name: 'createSelector', create: createSelector, left: 1},
  {name: 'draft-safe', create: createDraftSafeSelector, left: 0},
])('$name in a case reducer, after a change', ({create, left}) => {
  const selectUnplayed = create(
    [(state: LibraryState & {left: number}) => state.episodes],
    (episodes) => episodes.filter((episode) => !episode.played),
  );
  const slice = createSlice({
    name: 'shelf',
    initialState: {
      episodes: [{id: 'e1', title: 'Deep Sea', played: false}],
      left: -1,
    },
    reducers: {
      allPlayed(state) {
        selectUnplayed(state);
        for (const episode of state.episodes) episode.played = true;
        state.left = selectUnplayed(state).length;
      },
    },
  });
  const {left: counted} = slice.reducer(
    undefined,
    slice.actions.allPlayed(),
  );
  expect(counted).toBe(left);
});

test('selector objects are cached by the function given to getSelectors', async () => {
  const {inPlayer, local, selectLibrary} = await readLibrary();
  expect(librarySlice.selectors).toBe(librarySlice.selectors);
  expect(librarySlice.getSelectors()).toBe(local);
  expect(librarySlice.getSelectors(selectLibrary)).toBe(inPlayer);
  const inline = () =>
    librarySlice.getSelectors(
      (state: {library: LibraryState}) => state.library,
    );
  expect(inline()).not.toBe(inline());
});
