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
