import {
  createDraftSafeSelectorCreator,
  createSelectorCreator,
  lruMemoize,
} from '@reduxjs/toolkit';

export const createLruSelector = createSelectorCreator({
  memoize: lruMemoize,
  memoizeOptions: {maxSize: 10},
  argsMemoize: lruMemoize,
  devModeChecks: {inputStabilityCheck: 'always'},
});

export const createLruDraftSafeSelector =
  createDraftSafeSelectorCreator(lruMemoize);
